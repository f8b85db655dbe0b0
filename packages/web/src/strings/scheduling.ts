import { plural } from "./plural.ts";

/** What the composer says about sending later; the first screen needs these, and no others of the area. */
export const schedulingText = {
  scheduleSend: "Schedule send",
  note: (count: number, when: string) =>
    plural(count, `1 scheduled message, sends ${when}.`, `${count} scheduled messages, the next one sends ${when}.`),
  seeScheduled: "See scheduled messages",
};
