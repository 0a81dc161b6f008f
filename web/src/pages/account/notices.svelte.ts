// What I was told while away, and how I am told.
import { api } from "../../core/api";
import { me } from "../../core/me.svelte";
import type { Told, Wish } from "../../core/wire";

export const KINDS = ["turn", "question", "started", "over"] as const;
export type Kind = (typeof KINDS)[number];
export const CHANNELS = ["page", "push", "mail", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

const told = $state<{ list: Told[] }>({ list: [] });

export function notices(): Told[] {
  return me() ? told.list : [];
}

export function unread(): number {
  return notices().filter((one) => !one.read).length;
}

export async function loadNotices(): Promise<void> {
  told.list = me() ? await api.get<Told[]>("/me/notifications") : [];
}

export async function readAll(): Promise<void> {
  await api.post("/me/notifications/read", {});
  await loadNotices();
}

/** A wish with one kind more or less, in the usual order. */
export function toggled(wish: Wish, kind: Kind, wanted: boolean): Wish {
  return { ...wish, kinds: KINDS.filter((one) => (one === kind ? wanted : wish.kinds.includes(one))) };
}
