/** The dialogs of the table page. */
export type Opened =
  "menu" | "keys" | "text" | "notes" | "values" | "plan" | "invite" | "end" | "resign" | "result" | "reasons";
