import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOf, type Locale, localeFor, profileLocale } from "./locales.ts";

const cases: readonly [chosen: string | undefined, accepted: string | undefined, expected: string][] = [
  [undefined, "de-AT,de;q=0.9,en;q=0.8", "de"],
  [undefined, "en-US,en;q=0.9,de;q=0.8", "en"],
  [undefined, "fr,de;q=0.5,en;q=0.9", "en"],
  [undefined, "fr;q=1,it;q=0.9", "en"],
  [undefined, "de;q=0, en;q=0.1", "en"],
  [undefined, undefined, "en"],
  [undefined, ";;;,,q=,de;q=x", "en"],
  ["de", "en", "de"],
  ["en", "de", "en"],
  ["__proto__", "de", "de"],
  ["xx", "en", "en"],
];

for (const [chosen, accepted, expected] of cases) {
  test(`a page is in ${expected} for the choice ${chosen} and the header ${accepted}`, () => {
    assert.equal(localeFor(chosen, accepted), expected);
  });
}

const profiles: readonly [language: Locale, profile: string, accepted: string | undefined, expected: string][] = [
  ["de", "en-US", "de-AT,de;q=0.9", "de-AT"],
  ["de", "en-US", "de", "de-DE"],
  ["de", "de-CH", "en-US,de;q=0.5", "de-CH"],
  ["de", "de-CH", "en-US,DE-at;q=0.5", "de-AT"],
  ["en", "de-DE", undefined, "en-US"],
  ["en", "en-GB", "en", "en-GB"],
];

for (const [language, profile, accepted, expected] of profiles) {
  test(`a profile of ${profile} becomes ${expected} for ${language} and the header ${accepted}`, () => {
    assert.equal(profileLocale(language, profile, accepted), expected);
  });
}

test("a locale is read in its language, and in English without one that there is", () => {
  assert.deepEqual(["de-AT", "de_DE", "de", "fr-FR", ""].map(languageOf), ["de", "de", "de", "en", "en"]);
});
