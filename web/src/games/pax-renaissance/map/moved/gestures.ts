// One finger or the mouse pans, two fingers or the wheel zoom. A finger that has moved does not click, and one that
// stays long on something legal only looks at it.
import type { Attachment } from "svelte/attachments";
import type { Point } from "../drawn/geometry";

export interface Hands {
  movable(): boolean;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  done(): void;
}

const STILL = 7; // pixels a finger trembles
const LONG = 450; // milliseconds

export function gestures(hands: Hands): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let way = 0;
    let moved = false;
    let since = 0;
    let touching = false;
    let pause: ReturnType<typeof setTimeout> | undefined;

    const inside = (event: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function down(event: PointerEvent): void {
      if (fingers.size === 0) {
        way = 0;
        moved = false;
        since = event.timeStamp;
        touching = event.pointerType === "touch";
      }
      if (event.button === 0) fingers.set(event.pointerId, inside(event));
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = inside(event);
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      const other = others[0];
      fingers.set(event.pointerId, now);
      way += Math.hypot(now.x - before.x, now.y - before.y);
      if (!moved && way < STILL && !other) return;
      if (!other && !hands.movable()) return;
      if (!moved) {
        moved = true;
        element.setPointerCapture(event.pointerId);
      }
      if (other) {
        const apart = Math.hypot(before.x - other.x, before.y - other.y);
        if (apart > 0)
          hands.zoom(Math.hypot(now.x - other.x, now.y - other.y) / apart, {
            x: (now.x + other.x) / 2,
            y: (now.y + other.y) / 2,
          });
        hands.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
      } else hands.pan({ x: now.x - before.x, y: now.y - before.y });
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (fingers.size === 0 && moved) hands.done();
    }

    function click(event: MouseEvent): void {
      const long = touching && event.timeStamp - since > LONG && (event.target as Element).closest(".legal") !== null;
      if ((!moved && !long) || event.detail === 0) return; // a key clicks, too
      event.stopPropagation();
      event.preventDefault();
      moved = false;
    }

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey && !hands.movable()) return;
      event.preventDefault();
      hands.zoom(Math.exp(-event.deltaY / 300), inside(event));
      clearTimeout(pause);
      pause = setTimeout(() => hands.done(), 160);
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      clearTimeout(pause);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
    };
  };
}
