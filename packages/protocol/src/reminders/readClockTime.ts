const named: Readonly<Record<string, number>> = { noon: 12 * 60, midnight: 0 };

/** A time may be before or after the date. Without `at`, it needs a colon, `am`, `pm` or a name. */
const clock = String.raw`(?:at )?(noon|midnight)|at (\d{1,2})(?::(\d{2}))? ?([ap]m)?|(\d{1,2})(?::(\d{2}))? ?([ap]m)|(\d{1,2}):(\d{2})`;
const atStart = new RegExp(`^(?:${clock})(?:,? |$)`);
const atEnd = new RegExp(`(?:^|,? )(?:${clock})$`);

/** Splits the time of day, in minutes, from the rest of a phrase. */
export function readClockTime(words: string): { readonly rest: string; readonly minutes: number | undefined } {
  for (const pattern of [atEnd, atStart]) {
    const found = pattern.exec(words);
    if (!found) continue;
    const minutes = minutesOf(found);
    if (minutes === undefined) continue;
    return { rest: words.replace(found[0], "").trim(), minutes };
  }
  return { rest: words, minutes: undefined };
}

function minutesOf([, name, h1, m1, half1, h2, m2, half2, h3, m3]: RegExpExecArray): number | undefined {
  if (name !== undefined) return named[name];
  const hour = Number(h1 ?? h2 ?? h3);
  const minute = Number(m1 ?? m2 ?? m3 ?? 0);
  const half = half1 ?? half2;
  if (minute > 59) return undefined;
  if (half === undefined) return hour > 23 ? undefined : hour * 60 + minute;
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute;
}
