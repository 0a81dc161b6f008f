"""For researchers: the games in OpenSpiel, PettingZoo and Gymnasium. Each module asks for the packages it needs."""
