/** Texts that mean the same in every part of the client. */
export const commonText = {
  back: "Back",
  cancel: "Cancel",
  close: "Close",
  delete: "Delete",
  download: "Download",
  loading: "Loading…",
  remove: "Remove",
  save: "Save",
  send: "Send",
  saveChanges: "Save changes",
  search: "Search",
  tryAgain: "Try again",
  /** A reason, after a colon. */
  serverNotResponding: "the server isn’t responding",
  serverNotRespondingSentence: "The server isn’t responding. Try again.",
  /** What an address begins with, in an empty field for one. */
  linkPlaceholder: "https://",
  saved: "Saved.",
};
