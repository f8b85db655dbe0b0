const shortcode = /:([a-z0-9_+'-]{1,100}(?:::skin-tone-[2-6])?):/y;

/** The name between the colon at hand and its partner. A time of day such as 10:30:15 holds none. */
export function findEmoji(raw: string, at: number): string | undefined {
  if (at > 0 && /[\p{L}\p{N}:]/u.test(raw[at - 1] ?? "")) return undefined;
  shortcode.lastIndex = at;
  const name = shortcode.exec(raw)?.[1];
  return name !== undefined && isName(name) ? name : undefined;
}

/** Two emoji have a number for a name; any other number between colons is a number. */
function isName(name: string): boolean {
  return !/^\d+$/.test(name) || name === "100" || name === "1234";
}
