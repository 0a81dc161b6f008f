"""``python -m signoria`` is the same as ``signoria``."""

from signoria.cli import main

if __name__ == "__main__":
    main()
