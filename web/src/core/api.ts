// The only door to the server. Every error is a Refused with one sentence for the user.
import type { Failure, Json } from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number, // 0: the server could not be reached
    readonly key: string,
    message: string,
    readonly details: Json = {},
  ) {
    super(message);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Query = Record<string, string | number | boolean | undefined>;

/** What every request carries; the owner of each part sets it. */
export const sent = {
  csrf: "",
  language: "en",
  unreachable: (): string => "The server cannot be reached.",
  blocked: (): void => undefined, // an administrator has blocked the one who is here
};

export function path(address: string, query: Query = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const tail = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return `/api${address}${tail ? `?${tail}` : ""}`;
}

async function call<T>(method: Method, address: string, body?: unknown, query?: Query): Promise<T> {
  const headers: Record<string, string> = { "accept-language": sent.language };
  if (method !== "GET") headers["x-csrf-token"] = sent.csrf;
  let payload: string | Blob | undefined;
  if (body instanceof Blob) {
    headers["content-type"] = "application/octet-stream";
    payload = body;
  } else if (body !== undefined) {
    const text = typeof body === "string";
    headers["content-type"] = text ? "text/plain" : "application/json";
    payload = text ? body : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path(address, query), { method, headers, body: payload, credentials: "same-origin" });
  } catch {
    throw new Refused(0, "unreachable", sent.unreachable());
  }
  const text = await answer.text();
  // What was asked in a language that nobody speaks any more is asked again.
  if (method === "GET" && headers["accept-language"] !== sent.language) return call(method, address, body, query);
  const json = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (answer.ok) return (json ? JSON.parse(text) : text) as T;
  if (!json) throw new Refused(0, "unreachable", sent.unreachable()); // a proxy speaks for a server that is away
  const failure = JSON.parse(text) as Failure;
  if (failure.error === "server-blocked" && address !== "/login") sent.blocked();
  throw new Refused(answer.status, failure.error, failure.message, failure.details);
}

export const api = {
  get: <T>(address: string, query?: Query): Promise<T> => call("GET", address, undefined, query),
  post: <T>(address: string, body?: unknown): Promise<T> => call("POST", address, body),
  put: <T>(address: string, body?: unknown): Promise<T> => call("PUT", address, body),
  patch: <T>(address: string, body?: unknown): Promise<T> => call("PATCH", address, body),
  delete: <T>(address: string): Promise<T> => call("DELETE", address),
};
