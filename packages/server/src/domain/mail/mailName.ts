import { cutCharacters, limits } from "@platform/protocol";

/** What a mail program reads as a dot of an address. */
const dots = /([.:．。｡․])(?=\S)/gu;

/**
 * A name for a mail: one line, not too long, and nothing that a mail program would turn into a link. People choose their own
 * names, and a mail of this server must not advertise for them.
 */
export function mailName(name: string): string {
  const line = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  const cut = cutCharacters(line, limits.mail_name_chars_max);
  const short = cut === line ? line : `${cut}…`;
  return short.replaceAll(dots, "$1 ");
}
