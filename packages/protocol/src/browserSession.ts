/** Ends the id of a session whose cookie ends with the browser. */
export const browserSessionMark = "~";
