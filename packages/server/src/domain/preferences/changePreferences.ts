import { isLocale, profileLocale } from "@platform/protocol/locales.ts";
import { preferenceNames, type PreferenceValues } from "@platform/protocol/preferences.ts";
import { lockAccount } from "../../storage/queries/memberships.ts";
import { insertMailDigest, updateDigestDue } from "../../storage/queries/mailDigests.ts";
import { upsertPreferences } from "../../storage/queries/preferences.ts";
import { selectUser, updateUser } from "../../storage/queries/users.ts";
import type { WriteContext } from "../context.ts";
import { emitPreference } from "./emitPreference.ts";
import { type Preferences, readPreferences } from "./readPreferences.ts";

export type PreferencesChange = { readonly [Name in keyof PreferenceValues]?: PreferenceValues[Name] | undefined };

/**
 * Changes what is named; the rest stays as it is. All values are one row, so two changes at once without the lock would
 * undo each other.
 */
export async function changePreferences(ctx: WriteContext, change: PreferencesChange): Promise<Preferences> {
  await lockAccount(ctx.db, ctx.caller.userId);
  const before = await readPreferences(ctx);
  const changed = preferenceNames.filter((name) => change[name] !== undefined && change[name] !== before.values[name]);
  const values = { ...before.values, ...Object.fromEntries(changed.map((name) => [name, change[name]])) };
  if (changed.length > 0)
    await upsertPreferences(ctx.db, { user_id: ctx.caller.userId, chosen: JSON.stringify(values) });
  for (const name of changed) await emitPreference(ctx, name, values[name]);
  if (changed.includes("mail_digest")) await moveDigest(ctx);
  if (changed.includes("language")) await moveLocale(ctx, values.language);
  return { ...before, values };
}

/** What waits is looked at by the new rhythm. A person who has never signed in to a browser gets digests from here on, too. */
async function moveDigest({ db, caller, nowMs }: WriteContext): Promise<void> {
  await insertMailDigest(db, caller.userId, nowMs, nowMs * 1000 - 1);
  await updateDigestDue(db, caller.userId, nowMs);
}

/** Slackbot writes in the locale of the profile. `auto` leaves it to the next browser that opens the client. */
async function moveLocale({ db, caller }: WriteContext, language: PreferenceValues["language"]): Promise<void> {
  const user = isLocale(language) && (await selectUser(db, caller.teamId, caller.userId));
  if (user) await updateUser(db, user, { locale: profileLocale(language, user.locale) });
}
