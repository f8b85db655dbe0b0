/** What every part of the client says of its calls and fields. */
export const statusText = {
  loading: "Loading…",
  saved: "Saved.",
  serverNotRespondingSentence: "The server isn’t responding. Try again.",
  /** How a link starts, in an empty field for one. */
  linkPlaceholder: "https://",
};
