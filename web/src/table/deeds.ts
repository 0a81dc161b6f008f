/** What a person can do at a table besides choosing. An error is one line at the table. */
import { api } from "../core/api";
import { me, somebody } from "../core/me.svelte";
import { enter, t } from "../core/text.svelte";
import type { Table } from "../core/table.svelte";
import type { TableCard } from "../core/wire";
import { guestName } from "../pages/guest";

/** Make the visitor a guest with a friendly name, if the server does not know them yet. */
async function known(table: Table): Promise<void> {
  if (me()) return;
  await enter("home");
  await somebody(() => guestName(t("home-guest-firsts"), t("home-guest-places")));
  await table.translate(); // the connection is opened anew, as this guest
}

/** Do something that answers with the table as it is then; whether it went well. */
export async function change(
  table: Table,
  method: "post" | "put" | "patch" | "delete",
  deed: string,
  body?: unknown,
): Promise<boolean> {
  table.problem = "";
  try {
    await known(table);
    table.take(await api[method]<TableCard>(`/tables/${table.id}${deed && `/${deed}`}`, body));
    return true;
  } catch (problem) {
    table.fail(problem);
    return false;
  }
}

/** Open another table from this one: its id. */
export async function another(table: Table, deed: "fork" | "rematch", body?: unknown): Promise<string | null> {
  table.problem = "";
  try {
    await known(table);
    return (await api.post<TableCard>(`/tables/${table.id}/${deed}`, body)).id;
  } catch (problem) {
    table.fail(problem);
    return null;
  }
}

/** Ask for something that is made for somebody; nothing if it failed. */
export async function made<T>(table: Table, deed: string): Promise<T | null> {
  table.problem = "";
  return fetched(
    table,
    known(table).then(() => api.post<T>(`/tables/${table.id}/${deed}`)),
  );
}

/** Something that answers with anything else; nothing if it failed. */
export async function fetched<T>(table: Table, question: Promise<T>): Promise<T | null> {
  try {
    return await question;
  } catch (problem) {
    table.fail(problem);
    return null;
  }
}
