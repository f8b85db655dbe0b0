import type { notificationsText as english } from "../notifications.ts";

export const notificationsText: typeof english = {
  offer: "Du hast eine neue Nachricht. Benachrichtigungen einschalten?",
  turnOn: "Einschalten",
  from: (author: string, place: string) => `${author} in ${place}`,
};
