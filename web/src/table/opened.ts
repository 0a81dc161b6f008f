/** The dialogs of the table page. */
export type Opened = "menu" | "keys" | "text" | "notes" | "plan" | "invite" | "end" | "resign" | "result";
