import type { devMailText as english } from "../devMail.ts";

/** The mail that a server in dev mode captures. */
export const devMailText: typeof english = {
  title: "Mails",
  about:
    "Im Entwicklungsmodus ohne Mailserver bleiben Mails hier, statt verschickt zu werden. Die neueste steht oben; Zeiten sind UTC.",
  none: "Noch keine Mails. Lade jemanden per E-Mail-Adresse ein, oder fordere ein neues Passwort an.",
  sentTo: (address: string, time: string) => `An ${address}, ${time}`,
  back: "Alle Mails",
  one: "Eine behaltene Mail",
  subject: "Betreff",
  to: "An",
  date: "Datum",
  htmlPart: "HTML-Teil",
  textPart: "Textteil",
};
