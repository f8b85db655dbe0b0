/** The tabs of Later. */
export const savedStates = ["in_progress", "archived", "completed"] as const;
