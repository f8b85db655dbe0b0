/** How somebody wants their clients to behave; who has never chosen has no row. */
export interface PreferencesTable {
  user_id: string;
  notify: Notify;
  enter_sends: number;
}

/** Of which messages somebody wants to be told when they look elsewhere. */
export type Notify = "all" | "mentions" | "nothing";
