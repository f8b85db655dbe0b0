/** Client preferences of a person. Without a row, the defaults apply. */
export interface PreferencesTable {
  user_id: string;
  notify: Notify;
  enter_sends: number;
}

/** Which messages notify the person. */
export type Notify = "all" | "mentions" | "nothing";
