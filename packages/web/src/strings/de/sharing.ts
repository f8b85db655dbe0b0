import type { sharingText as english } from "../sharing.ts";

/** What another app of the device shares with the client. */
export const sharingText: typeof english = {
  title: "In einer Unterhaltung teilen",
  submit: "Weiter",
  shared: "Geteilter Text",
  failed: "Die Unterhaltung konnte nicht geöffnet werden. Versuche es erneut.",
};
