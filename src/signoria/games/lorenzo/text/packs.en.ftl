# What does not fit together in a data pack of Lorenzo il Magnifico.

problem-lorenzo-no-such-value = “{ $row }” does nothing with “{ $name }”; leave it out.
problem-lorenzo-value-missing = “{ $row }” needs “{ $name }”.
problem-lorenzo-raises-buildings = “{ $row }” saves wood or stone, so it raises “{ $word }”.
problem-lorenzo-spent = At most { $most } can be paid, as many as must be there.
problem-lorenzo-asks-nothing = “{ $row }” asks for nothing; name at least one value under “needs” or “cards”.
problem-lorenzo-track-length = “{ $row }” must have exactly { $length } numbers.
problem-lorenzo-track-falls = “{ $row }” must not fall: here it must be at least { $least }.
