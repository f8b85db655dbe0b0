/** The languages of the browser client, by their codes. Each has a folder in `packages/web/src/strings`, but for English. */
export const locales = {
  en: { name: "English" },
  de: { name: "Deutsch" },
} as const;

export type Locale = keyof typeof locales;

export const localeNames = Object.keys(locales) as Locale[];

/** Remembers in a browser which language its person chose, so that the page comes in it at once. */
export const localeCookie = "platform-locale";

export function isLocale(text: unknown): text is Locale {
  return typeof text === "string" && Object.hasOwn(locales, text);
}

/** The language for a page: the chosen one, else the first that the browser asks for and that there is. */
export function localeFor(chosen: string | undefined, accepted: string | undefined): Locale {
  return isLocale(chosen) ? chosen : (acceptedLocale(accepted) ?? "en");
}

/** The first language that a browser asks for and that there is; undefined for programs that ask for none. */
export function acceptedLocale(accepted: string | undefined): Locale | undefined {
  const asked = (accepted ?? "").slice(0, 500).split(",").map(readRange);
  const byWeight = asked.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return byWeight.map(({ language }) => language).find(isLocale);
}

/** As in `de-AT;q=0.8`. */
function readRange(range: string): { readonly language: string; readonly weight: number } {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { language: tag.split("-")[0]?.toLowerCase() ?? "", weight: Number.isNaN(weight) ? 0 : weight };
}

/** The region of a language for people whose browser names none. */
const regions: Readonly<Record<Locale, string>> = { en: "en-US", de: "de-DE" };

/** The form of a language that a browser asks for, such as `de-AT`: for dates and numbers, and for the profile. */
export function regionFor(locale: Locale, accepted: string | undefined): string {
  return acceptedRegion(locale, accepted) ?? regions[locale];
}

function acceptedRegion(locale: Locale, accepted: string | undefined): string | undefined {
  const asked = (accepted ?? "").slice(0, 500).split(",");
  const tags = asked.map((range) => /^\s*([a-z]{2})-([a-z]{2})\s*(?:;|$)/i.exec(range));
  const region = tags.find((tag) => tag?.[1]?.toLowerCase() === locale)?.[2];
  return region && `${locale}-${region.toUpperCase()}`;
}

/** The locale of a person who reads this language: in the form that the browser names, else that of their profile. */
export function profileLocale(language: Locale, profile: string, accepted?: string): string {
  const known = languageOf(profile) === language ? profile : undefined;
  return acceptedRegion(language, accepted) ?? known ?? regions[language];
}

/** The language of a locale, such as `de-AT`; undefined if there is none of that language. */
export function knownLanguage(locale: string): Locale | undefined {
  const [language] = locale.split(/[-_]/, 1);
  return isLocale(language) ? language : undefined;
}

/** The language of a person, by the locale of their profile. */
export function languageOf(locale: string): Locale {
  return knownLanguage(locale) ?? "en";
}
