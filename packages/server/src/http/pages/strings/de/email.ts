import { limits } from "@platform/protocol";
import type { emailText as english } from "../email.ts";
import { message } from "../message.ts";

/** The address of an account, and the confirmation of a new one. */
export const emailText: typeof english = {
  label: "E-Mail-Adresse",
  none: "keine",
  change: "Ändern",
  changeWhat: "(E-Mail-Adresse)",
  waits: (email: string) =>
    `${email} wartet auf die Bestätigung. Öffne den Link in der Mail, die dorthin gesendet wurde.`,
  again: "Noch einmal senden",
  cancel: "Änderung abbrechen",
  title: "E-Mail-Adresse ändern",
  present: (email: string) =>
    `Deine Adresse ist ${email}. Sie gilt, bis du den Link öffnest, den die neue Adresse erhält.`,
  next: "Neue E-Mail-Adresse",
  password: "Passwort",
  button: "Link senden",
  confirmTitle: "E-Mail-Adresse bestätigen",
  confirmLead: (email: string) => `${email} wird die Adresse deines Kontos.`,
  confirm: "Bestätigen",
  notes: {
    "email-sent": "Der Link ist unterwegs zur neuen Adresse.",
    "email-canceled": "Deine Adresse bleibt, wie sie ist.",
    "email-confirmed": "Deine neue Adresse ist bestätigt.",
  },
  faults: {
    email_wrong: "Das ist keine E-Mail-Adresse.",
    wrong_password: "Das Passwort stimmt nicht.",
    too_many_tries: `Zu viele Versuche. Warte ${limits.sign_in_window_s / 60} Minuten und versuche es dann noch einmal.`,
    too_many_mails: `Zu viele Mails. Warte ${limits.sign_in_window_s / 60} Minuten und versuche es dann noch einmal.`,
    email_taken: "Ein anderes Konto hat diese Adresse. Gib eine andere ein.",
    same_email: "Dein Konto hat diese Adresse bereits.",
    email_managed:
      "Über deine Adresse entscheidet dein Identitätsanbieter. Bitte die Administration, sie dort zu ändern.",
    session_over: "Du wurdest inzwischen abgemeldet. Melde dich wieder an.",
    not_waiting: "Keine Adresse wartet auf eine Bestätigung. Gib sie noch einmal ein.",
  },
  unsubscribe: {
    title: "Mails über ungelesene Nachrichten",
    lead: "Du erhältst keine Mails über ungelesene Nachrichten mehr. In den Einstellungen unter Benachrichtigungen kannst du sie wieder einschalten.",
    button: "Mails abstellen",
    done: message(
      "Keine Mails über ungelesene Nachrichten mehr",
      "In den Einstellungen unter Benachrichtigungen kannst du sie wieder einschalten.",
    ),
  },
  over: message(
    "Dieser Link gilt nicht mehr",
    "Er wurde verwendet, ersetzt oder abgebrochen, ist abgelaufen oder gehört zu einem anderen Konto.",
    "Deine Adresse findest du auf der Seite deines Kontos.",
  ),
};
