import { isKnownZone, knownLocale, type Reader } from "./reader.ts";

const day = { day: "numeric", month: "long" } as const;

const shapes = {
  calendar: { day: "2-digit", month: "2-digit", year: "numeric" },
  slash: { day: "2-digit", month: "2-digit", year: "numeric" },
  long: { ...day, year: "numeric", weekday: "long" },
  longThisYear: { ...day, weekday: "long" },
  longFull: { ...day, year: "numeric" },
  date: day,
  short: { day: "numeric", month: "short", year: "numeric" },
  time: { timeStyle: "short" },
  timeWithSeconds: { timeStyle: "medium" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Shape = keyof typeof shapes;

/** What a reader's dates are printed with. */
export type Formats = {
  readonly locale: string;
  readonly parts: (shape: Shape, momentMs: number) => Intl.DateTimeFormatPart[];
  readonly relative: (amount: number, unit: Intl.RelativeTimeFormatUnit, numeric: "auto" | "always") => string;
};

/** Making a formatter costs a thousand times what using it does; a server meets few pairs of locale and zone. */
const made = new Map<string, Formats | undefined>();
const madeMax = 1_000;

/** Nothing when nobody knows the zone. */
export function formatsFor({ locale, zone, hour12 }: Pick<Reader, "locale" | "zone" | "hour12">): Formats | undefined {
  const key = `${locale}\n${zone}\n${hour12}`;
  if (!made.has(key)) {
    if (made.size >= madeMax) made.clear();
    made.set(key, isKnownZone(zone) ? makeFormats(knownLocale(locale), zone, hour12) : undefined);
  }
  return made.get(key);
}

function makeFormats(locale: string, zone: string, hour12: boolean | undefined): Formats {
  const dates = new Map<Shape, Intl.DateTimeFormat>();
  const relatives = new Map<string, Intl.RelativeTimeFormat>();
  return {
    locale,
    parts(shape, momentMs) {
      let format = dates.get(shape);
      if (format === undefined) dates.set(shape, (format = new Intl.DateTimeFormat(...optionsFor(shape))));
      return format.formatToParts(momentMs);
    },
    relative(amount, unit, numeric) {
      let format = relatives.get(numeric);
      if (format === undefined) relatives.set(numeric, (format = new Intl.RelativeTimeFormat(locale, { numeric })));
      return format.format(amount, unit);
    },
  };

  function optionsFor(shape: Shape): [string, Intl.DateTimeFormatOptions] {
    // Days are compared and numbered in one calendar with one set of digits, whatever the reader's own.
    if (shape === "calendar") return ["en-US-u-ca-gregory-nu-latn", { ...shapes[shape], timeZone: zone }];
    const clock = hour12 === undefined || !("timeStyle" in shapes[shape]) ? {} : { hourCycle: hour12 ? "h12" : "h23" };
    return [locale, { ...shapes[shape], ...clock, timeZone: zone } as Intl.DateTimeFormatOptions];
  }
}

/** Versions of `Intl` differ in the kind of space before PM; a page and its server should not. */
export function join(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .map((part) => part.value)
    .join("")
    .replaceAll(/[\u202f\u00a0]/g, " ");
}
