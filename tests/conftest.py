"""What every test can rely on."""

from __future__ import annotations

import signal

# A shell makes tests in its background, and every process they start, deaf to interrupts.
# With a handler here, the processes we start hear them again.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
