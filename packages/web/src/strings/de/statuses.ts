import type { statusText as english } from "../statuses.ts";

/** What every part of the client says of its calls and fields. */
export const statusText: typeof english = {
  loading: "Wird geladen…",
  saved: "Gespeichert.",
  serverNotRespondingSentence: "Der Server antwortet nicht. Versuche es erneut.",
  /** How a link starts, in an empty field for one. */
  linkPlaceholder: "https://",
};
