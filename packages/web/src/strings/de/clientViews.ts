import type { viewsText as english } from "../clientViews.ts";

/** The views above the conversations in the sidebar. */
export const viewsText: typeof english = {
  later: "Später",
  activity: "Aktivität",
  threads: "Threads",
  search: "Nachrichten suchen",
  people: "Personen",
  drafts: "Entwürfe und Gesendetes",
  sessions: "Agenten-Sitzungen",
};
