/** The views above the conversations in the sidebar. */
export const viewsText = {
  later: "Later",
  activity: "Activity",
  threads: "Threads",
  search: "Search messages",
  people: "People",
  drafts: "Drafts & sent",
  sessions: "Agent sessions",
};
