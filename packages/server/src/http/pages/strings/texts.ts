import { type Locale, regionFor } from "@platform/protocol/locales.ts";
import { catalogue as de } from "./de/catalogue.ts";
import { type Catalogue, catalogue as en } from "./catalogue.ts";

/** The texts of all pages in one language. */
export interface Texts extends Catalogue {
  readonly locale: Locale;
  /** For dates and numbers: the form of the language that the browser prefers, such as `de-AT`. */
  readonly region: string;
}

export const catalogues: Readonly<Record<Locale, Catalogue>> = { en, de };

export function textsIn(locale: Locale, accepted?: string): Texts {
  return { ...catalogues[locale], locale, region: regionFor(locale, accepted) };
}
