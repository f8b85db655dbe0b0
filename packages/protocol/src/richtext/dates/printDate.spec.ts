import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { printDate } from "./printDate.ts";
import { tokens } from "./tokens.ts";

/** A moment that is Monday evening in London, Tuesday in Tokyo and still the afternoon in New York. */
const then = seconds("2013-12-23T22:34:56Z");

type Eyes = { zone?: string; locale?: string; now?: string; hour12?: boolean };

function seconds(iso: string): number {
  return Date.parse(iso) / 1_000;
}

function see(
  format: string,
  { zone = "UTC", locale = "en-US", now = "2020-06-01T12:00:00Z", ...eyes }: Eyes = {},
): string {
  return printDate({ timestamp: then, format }, { zone, locale, nowMs: Date.parse(now), ...eyes });
}

/** A token without the rules that it is cited with. */
function tokenOf(name: string): string {
  return name.split(" ")[0] ?? "";
}

/** What each token shows in the years after: language and zone, then the words. */
const later: Record<string, [locale: string, zone: string, words: string][]> = {
  "date_num [TEXT-4.2]": [
    ["en-US", "UTC", "2013-12-23"],
    ["de", "Asia/Tokyo", "2013-12-24"],
    ["ar-EG", "America/New_York", "2013-12-23"],
    ["th", "Asia/Bangkok", "2013-12-24"],
  ],
  "date_slash [TEXT-4.3]": [
    ["en-US", "UTC", "12/23/2013"],
    ["en-GB", "UTC", "23/12/2013"],
    ["de", "Asia/Tokyo", "24.12.2013"],
    ["ja", "Asia/Tokyo", "2013/12/24"],
    ["ko", "UTC", "2013. 12. 23."],
  ],
  "date_long [TEXT-4.4]": [
    ["en-US", "UTC", "Monday, December 23rd, 2013"],
    ["en-US", "Asia/Tokyo", "Tuesday, December 24th, 2013"],
    ["de", "UTC", "Montag, 23. Dezember 2013"],
    ["ja", "Asia/Tokyo", "2013年12月24日火曜日"],
  ],
  "date_long_full [TEXT-4.5]": [
    ["en-US", "UTC", "December 23, 2013"],
    ["en-GB", "Asia/Tokyo", "24 December 2013"],
    ["es", "UTC", "23 de diciembre de 2013"],
  ],
  "date [TEXT-4.7]": [
    ["en-US", "UTC", "December 23"],
    ["en-US", "Pacific/Auckland", "December 24"],
    ["fr", "UTC", "23 décembre"],
  ],
  "date_short [TEXT-4.9]": [
    ["en-US", "UTC", "Dec 23, 2013"],
    ["en-GB", "Asia/Kolkata", "24 Dec 2013"],
    ["fr", "UTC", "23 déc. 2013"],
  ],
  "day_divider_pretty [TEXT-4.1]": [
    ["en-US", "UTC", "Monday, December 23rd, 2013"],
    ["de", "Asia/Tokyo", "Dienstag, 24. Dezember 2013"],
  ],
  "date_long_pretty [TEXT-4.6]": [
    ["en-US", "UTC", "Monday, December 23rd, 2013"],
    ["de", "UTC", "Montag, 23. Dezember 2013"],
  ],
  "date_pretty [TEXT-4.8]": [
    ["en-US", "UTC", "December 23"],
    ["de", "UTC", "23. Dezember"],
  ],
  "date_short_pretty [TEXT-4.10]": [
    ["en-US", "UTC", "Dec 23, 2013"],
    ["fr", "Asia/Tokyo", "24 déc. 2013"],
  ],
  "time [TEXT-4.11]": [
    ["en-US", "UTC", "10:34 PM"],
    ["en-GB", "Asia/Tokyo", "07:34"],
    ["de", "America/New_York", "17:34"],
    ["en-US", "Asia/Kolkata", "4:04 AM"],
    ["es-419", "UTC", "10:34 p.m."],
  ],
  "time_secs [TEXT-4.12]": [
    ["en-US", "UTC", "10:34:56 PM"],
    ["de", "Europe/Berlin", "23:34:56"],
  ],
  "ago [TEXT-4.13]": [
    ["en-US", "UTC", "6 years ago"],
    ["de", "UTC", "vor 6 Jahren"],
    ["ja", "UTC", "6 年前"],
  ],
};

test("every token of the language is covered", () => {
  assert.deepEqual(Object.keys(later).map(tokenOf).toSorted(), Object.keys(tokens).toSorted());
  assert.equal(Object.keys(tokens).length, 13);
});

for (const [name, cases] of Object.entries(later)) {
  const token = tokenOf(name);
  describe(`the token ${name}`, () => {
    for (const [locale, zone, words] of cases) {
      test(`in ${locale} and ${zone}`, () => assert.equal(see(`on {${token}}`, { locale, zone }), `on ${words}`));
    }
  });
}

describe("days are those of the reader's calendar", () => {
  const pretty = ["day_divider_pretty", "date_long_pretty", "date_pretty", "date_short_pretty"];
  for (const token of pretty) {
    test(`{${token}} [TEXT-4.1, TEXT-4.6, TEXT-4.8, TEXT-4.10]`, () => {
      const at = (now: string, more: Eyes = {}) => see(`on {${token}}`, { now, ...more });

      assert.equal(at("2013-12-23T00:00:00Z"), "on today");
      assert.equal(at("2013-12-23T23:59:59Z"), "on today");
      assert.equal(at("2013-12-24T00:00:00Z"), "on yesterday");
      assert.equal(at("2013-12-24T23:59:59Z"), "on yesterday");
      assert.equal(at("2013-12-22T00:00:00Z"), "on tomorrow");
      assert.equal(at("2013-12-23T14:59:59Z", { zone: "Asia/Tokyo" }), "on tomorrow");
      assert.equal(at("2013-12-23T15:00:00Z", { zone: "Asia/Tokyo" }), "on today");
      assert.equal(at("2013-12-24T04:59:59Z", { zone: "America/New_York" }), "on today");
      assert.equal(at("2013-12-24T05:00:00Z", { zone: "America/New_York" }), "on yesterday");
      assert.equal(at("2013-12-24T12:00:00Z", { locale: "de" }), "on gestern");
      assert.equal(at("2013-12-22T12:00:00Z", { locale: "fr" }), "on demain");
      assert.match(at("2013-12-25T00:00:00Z"), /23/);
      assert.match(at("2013-12-21T23:59:59Z"), /23/);
    });
  }

  test("also when a clock change makes one 23 hours long", () => {
    const eyes = { zone: "America/New_York", locale: "en-US", nowMs: Date.parse("2024-03-11T04:30:00Z") };
    const date = { timestamp: seconds("2024-03-10T05:30:00Z"), format: "on {date_pretty} at {time}" };

    assert.equal(printDate(date, eyes), "on yesterday at 12:30 AM");
  });

  test("and the year is named when it is another [TEXT-4.1]", () => {
    assert.equal(see("on {day_divider_pretty}", { now: "2013-01-05T00:00:00Z" }), "on Monday, December 23rd");
    assert.equal(see("on {day_divider_pretty}", { now: "2014-01-05T00:00:00Z" }), "on Monday, December 23rd, 2013");
    assert.equal(
      see("on {day_divider_pretty}", { now: "2013-06-05T00:00:00Z", locale: "de" }),
      "on Montag, 23. Dezember",
    );
  });
});

describe("{ago} counts whole units [TEXT-4.13]", () => {
  const cases: [elapsedS: number, words: string][] = [
    [0, "now"],
    [1, "1 second ago"],
    [59, "59 seconds ago"],
    [60, "1 minute ago"],
    [3_599, "59 minutes ago"],
    [3_600, "1 hour ago"],
    [86_399, "23 hours ago"],
    [86_400, "1 day ago"],
    [29 * 86_400, "29 days ago"],
    [30 * 86_400, "1 month ago"],
    [364 * 86_400, "11 months ago"],
    [366 * 86_400, "1 year ago"],
    [-180, "in 3 minutes"],
    [-86_400, "in 1 day"],
  ];
  for (const [elapsedS, words] of cases) {
    test(words, () => {
      const now = new Date((then + elapsedS) * 1_000).toISOString();
      assert.equal(see("it was {ago}", { now }), `it was ${words}`);
    });
  }
});

describe("the clock is the reader's", () => {
  test("and a choice of theirs beats the locale [TEXT-4.11, TEXT-4.12]", () => {
    assert.equal(see("{time}", { hour12: false }), "22:34");
    assert.equal(see("{time_secs}", { locale: "de", hour12: true }), "10:34:56 PM");
  });

  test("and midnight and noon have their names", () => {
    const at = (iso: string, hour12?: boolean) =>
      printDate(
        { timestamp: seconds(iso), format: "{time}" },
        { zone: "UTC", locale: "en-US", nowMs: 0, ...(hour12 !== undefined && { hour12 }) },
      );

    assert.equal(at("2020-01-01T00:05:00Z"), "12:05 AM");
    assert.equal(at("2020-01-01T12:05:00Z"), "12:05 PM");
    assert.equal(at("2020-01-01T00:05:00Z", false), "00:05");
  });
});

describe("a format", () => {
  test("begins with a capital where a token begins it", () => {
    assert.equal(see("{date_pretty} at {time}", { now: "2013-12-24T00:00:00Z" }), "Yesterday at 10:34 PM");
    assert.equal(see("\u200b{date_pretty}", { now: "2013-12-24T00:00:00Z" }), "\u200byesterday");
    assert.equal(see("{date_long}", { locale: "fr" }), "Lundi 23 décembre 2013");
  });

  test("keeps what is no token", () => {
    assert.equal(
      see("{date_num} {nothing} {constructor} {} {date_num"),
      "2013-12-23 {nothing} {constructor} {} {date_num",
    );
  });

  const print = (date: object, zone = "UTC", locale = "en-US") =>
    printDate({ timestamp: then, format: "{date_num}", ...date }, { zone, locale, nowMs: 0 });

  test("that cannot be printed is replaced by its fallback [TEXT-3.10]", () => {
    assert.equal(print({ format: "no token", fallback: "then" }), "then");
    assert.equal(print({ timestamp: 1e20, fallback: "then" }), "then");
    assert.equal(print({ timestamp: Number.NaN, fallback: "then" }), "then");
    assert.equal(print({ fallback: "then" }, "Mars/Olympus"), "then");
  });

  test("without a fallback is shown as well as can be", () => {
    assert.equal(print({ format: "no token" }), "no token");
    assert.equal(print({ timestamp: Infinity }), "{date_num}");
    assert.equal(print({}, "Mars/Olympus"), "2013-12-23 22:34 UTC");
    assert.equal(print({}, "UTC", "no such language!"), "2013-12-23");
    assert.equal(print({ format: "{date}" }, "UTC", "de_DE"), "23. Dezember");
  });

  test("may name a zone of its own", () => {
    assert.equal(print({ timezone: "Asia/Tokyo" }), "2013-12-24");
    assert.equal(print({ timezone: "Mars/Olympus" }), "2013-12-23");
  });
});

test("no date, zone or locale makes it fail", () => {
  const names = Object.keys(tokens).map((name) => `{${name}}`);
  fc.assert(
    fc.property(
      fc.record({
        timestamp: fc.double(),
        format: fc.array(fc.oneof(fc.constantFrom(...names), fc.string())).map((parts) => parts.join("")),
        fallback: fc.string(),
      }),
      fc.constantFrom("UTC", "Asia/Kathmandu", "Mars/Olympus", ""),
      fc.constantFrom("en", "ar-EG", "th", "fa", "xx", "", "en_US", "\ud800"),
      (date, zone, locale) => assert.equal(typeof printDate(date, { zone, locale, nowMs: 0 }), "string"),
    ),
  );
});
