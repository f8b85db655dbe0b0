/** Whose eyes a date is for. */
export type Reader = {
  /** An IANA name such as `Europe/Berlin`. */
  readonly zone: string;
  /** A language tag such as `en-US`. */
  readonly locale: string;
  readonly nowMs: number;
  /** The reader's choice of a 12 or 24 hour clock; without one the locale decides. */
  readonly hour12?: boolean;
};

/** A tag that `Intl` takes; an unknown language is no reason to show no date. */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll("_", "-"))[0] ?? "en-US";
  } catch {
    return "en-US";
  }
}

/** An unknown zone is a reason: a time without its zone is a wrong time. */
export function isKnownZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat("en-US", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
