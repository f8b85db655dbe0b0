import { locale } from "../strings/locale.ts";

/** Dark enough for white letters in both themes. */
const tones = ["#0b6e63", "#8a3b12", "#5b3f9e", "#9a2555", "#1d5fa8", "#5c6312", "#7a3f7d", "#35563a"];

/** Always the same colour for the same person. */
export function toneOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return tones[sum % tones.length] ?? "#0b6e63";
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => word?.match(/\p{L}|\p{N}/u)?.[0] ?? "")
    .join("")
    .toLocaleUpperCase(locale);
}
