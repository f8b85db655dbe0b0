import type { noticesText as english } from "../notices.ts";

export const noticesText: typeof english = {
  joined: (who: string) => `${who} ist dem Kanal beigetreten`,
  left: (who: string) => `${who} hat den Kanal verlassen`,
  removed: (who: string, by: string) => `${who} wurde von ${by} aus dem Kanal entfernt`,
  topicSet: (who: string, topic: string) => `${who} hat das Thema des Kanals festgelegt: ${topic}`,
  topicCleared: (who: string) => `${who} hat das Thema des Kanals gelöscht`,
  purposeSet: (who: string, purpose: string) => `${who} hat den Zweck des Kanals festgelegt: ${purpose}`,
  purposeCleared: (who: string) => `${who} hat den Zweck des Kanals gelöscht`,
  renamed: (who: string, before: string, now: string) => `${who} hat den Kanal von „${before}“ in „${now}“ umbenannt`,
  archived: (who: string) => `${who} hat den Kanal archiviert`,
  unarchived: (who: string) => `${who} hat den Kanal wiederhergestellt`,
  deleted: "Diese Nachricht wurde gelöscht.",
};
