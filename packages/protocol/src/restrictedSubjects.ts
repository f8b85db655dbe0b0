/** What an information barrier keeps people from. All of it: a barrier that lets calls through would be none. */
export const restrictedSubjects = ["im", "mpim", "call"] as const;
