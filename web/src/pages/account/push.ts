// Push messages of this browser: whether it can, whether it does, switching it on and off.
import { api } from "../../core/api";
import type { Ways } from "../../core/wire";
import { WORKER } from "../../core/worker";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** The key of the server as the browser wants it. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Whether this browser is subscribed. */
export async function pushing(): Promise<boolean> {
  if (!canPush()) return false;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return !!(await worker?.pushManager.getSubscription());
}

/** Asks the user and subscribes this browser; nothing if the user or the browser says no. */
export async function subscribe(key: string): Promise<Ways | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  let made: PushSubscription;
  try {
    made = await worker.pushManager.subscribe(options);
  } catch {
    return null; // the browser reaches no push service
  }
  return api.post<Ways>("/me/push", made.toJSON());
}

/** This browser wants no more; the server drops it when the push service says that it is gone. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
