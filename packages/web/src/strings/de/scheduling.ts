import type { schedulingText as english } from "../scheduling.ts";
import { plural } from "./plural.ts";

export const schedulingText: typeof english = {
  scheduleSend: "Versand planen",
  note: (count: number, when: string) =>
    plural(
      count,
      `1 geplante Nachricht, Versand: ${when}.`,
      `${count} geplante Nachrichten, nächster Versand: ${when}.`,
    ),
  seeScheduled: "Geplante Nachrichten ansehen",
};
