import { knownPreferences, type PreferenceValues } from "@platform/protocol/preferences.ts";
import { selectPreferences } from "../../storage/queries/preferences.ts";
import type { ReadContext } from "../context.ts";

/** The language that a person chose; `auto` for that of their browser. */
export async function readLanguage(
  { db }: Pick<ReadContext, "db">,
  userId: string,
): Promise<PreferenceValues["language"]> {
  const row = await selectPreferences(db, userId);
  return knownPreferences(JSON.parse(row?.chosen ?? "{}")).language ?? "auto";
}
