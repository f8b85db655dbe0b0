import type { pushText as english } from "../push.ts";

export const pushText: typeof english = {
  inChannel: (author: string, channel: string) => `${author} in ${channel}`,
  inGroup: (author: string) => `${author} in einer Gruppenunterhaltung`,
  someone: "Jemand",
  file: "eine Datei",
  hiddenTitle: "Neue Nachricht",
  hiddenText: "Öffne Platform, um sie zu lesen.",
};
