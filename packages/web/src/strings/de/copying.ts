import type { copyingText as english } from "../copying.ts";

export const copyingText: typeof english = {
  forward: "Nachricht weiterleiten",
  quote: "In Antwort zitieren",
  copyText: "Text kopieren",
  textCopied: "Text kopiert.",
};
