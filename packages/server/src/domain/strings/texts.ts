import { languageOf, type Locale } from "@platform/protocol/locales.ts";
import type { Db } from "../../storage/db.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { MemberKey } from "../access/personCaller.ts";
import { type Catalogue, catalogue as en } from "./catalogue.ts";
import { catalogue as de } from "./de/catalogue.ts";

/** What Slackbot and mails say, for one reader. */
export interface Texts extends Catalogue {
  /** For dates and numbers, such as `de-AT`. */
  readonly locale: string;
}

export const catalogues: Readonly<Record<Locale, Catalogue>> = { en, de };

export function textsIn(locale: string): Texts {
  return { ...catalogues[languageOf(locale)], locale };
}

/** The texts for a person, in the locale of their profile. */
export async function textsFor(db: Db, { teamId, userId }: MemberKey): Promise<Texts> {
  return textsIn((await selectUser(db, teamId, userId))?.locale ?? "en-US");
}
