/** What threatens a seat, and what of it nobody has been told yet. */
import type { Threat } from "./wire";

/** Rivals who are about to win, and what is in store for the seat itself, the nearest first. A spectator has only rivals. */
export function dangersTo(seat: number, threats: readonly Threat[]): Threat[] {
  return threats.filter((one) => one.own === (one.seat === seat)).sort((one, other) => one.lacks - other.lacks);
}

/** A danger and how near it is; one that comes nearer is told again. */
export function keyOf(one: Threat): string {
  return `${one.seat} ${one.kind} ${one.thing} ${one.lacks ? "near" : "met"}`;
}

/** The dangers that were not there before. */
export function untold(dangers: readonly Threat[], told: readonly string[]): Threat[] {
  return dangers.filter((one) => !told.includes(keyOf(one)));
}
