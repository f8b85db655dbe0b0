/** What `Intl` takes besides names of the IANA database: `+01:00`. */
const offset = /^[+-]/;

/** One name for a zone and its aliases; nothing for a zone that this server cannot count in. */
export function canonicalZone(name: string): string | undefined {
  if (offset.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * The zone as it is stored. An alias stays, because the canonical names of `Intl` are the oldest ones: `Europe/Kyiv` is
 * not to become `Europe/Kiev`.
 */
export function knownZone(name: string): string | undefined {
  const canonical = canonicalZone(name);
  return canonical?.toLowerCase() === name.toLowerCase() ? canonical : canonical && name;
}
