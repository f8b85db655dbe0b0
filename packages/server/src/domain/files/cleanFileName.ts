import { cutCharacters, limits } from "@platform/protocol";

/** Controls, and characters that make a name read as another: `evil\u202Egnp.exe` would be shown as `evilexe.png`. */
const unfit = /[\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\u2060\ufeff]/gu;

/** A name as it may be shown and saved: without a path, without what cannot be seen, and never empty. */
export function cleanFileName(given: string): string {
  const last = given.slice(Math.max(given.lastIndexOf("/"), given.lastIndexOf("\\")) + 1);
  const name = cutCharacters(last.replace(unfit, "").trim(), limits.file_name_chars_max).toWellFormed();
  return name === "" || name === "." || name === ".." ? "Untitled" : name;
}
