// A click means what lay under the pointer when it came down. A page that is drawn anew between the two may have moved that
// away, and what has slid there instead was not meant.

const CONTROL = "button, a[href], summary, label, [role=button]";
const SLOP = 10; // pixels that a pointer moves within a click; more is another gesture
const SOON = 1000; // milliseconds from lifting the pointer to its click

interface Press {
  control: Element | null;
  x: number;
  y: number;
  lifted: number; // when
}

const controlAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROL) : null;

/** Hand every click to what it was meant for, as long as that is still on the page; gives back how to stop. */
export function steady(page: Window): () => void {
  let press: Press | null = null;

  const down = (event: PointerEvent): void => {
    const meant = event.isPrimary && event.button === 0;
    press = meant ? { control: controlAt(event.target), x: event.clientX, y: event.clientY, lifted: -SOON } : null;
  };
  const up = (event: PointerEvent): void => {
    if (!press) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLOP) press = null;
    else press.lifted = event.timeStamp;
  };
  const cancel = (): void => {
    press = null;
  };
  const click = (event: MouseEvent): void => {
    const last = press;
    if (!event.detail || !last?.control) return; // a script, a key, or nothing to hold on to
    press = null;
    const { control, lifted } = last;
    if (event.timeStamp - lifted > SOON || !control.isConnected || control.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { clientX, clientY, timeStamp } = event;
    const again = new MouseEvent("click", {
      bubbles: true,
      cancelable: true,
      composed: true,
      detail: 1,
      clientX,
      clientY,
    });
    Object.defineProperty(again, "timeStamp", { value: timeStamp }); // a finger that has rested is told by it
    control.dispatchEvent(again);
  };

  page.addEventListener("pointerdown", down, true);
  page.addEventListener("pointerup", up, true);
  page.addEventListener("pointercancel", cancel, true);
  page.addEventListener("click", click, true);
  return () => {
    page.removeEventListener("pointerdown", down, true);
    page.removeEventListener("pointerup", up, true);
    page.removeEventListener("pointercancel", cancel, true);
    page.removeEventListener("click", click, true);
  };
}
