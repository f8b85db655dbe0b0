import { acceptedLocale, isLocale, profileLocale } from "@platform/protocol/locales.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { MemberKey } from "../access/personCaller.ts";
import type { Context } from "../context.ts";
import { noteUnlessFull } from "../people/noteUnlessFull.ts";
import { readLanguage } from "../preferences/readLanguage.ts";
import { setLocale } from "./setLocale.ts";

/**
 * Keeps the locale of a person's profile as the browser that opened the client: in the language that the person chose, else in
 * the one that the browser asks for.
 */
export async function followLanguage(ctx: Context, member: MemberKey, accepted: string | undefined): Promise<void> {
  const chosen = await readLanguage(ctx, member.userId);
  const language = isLocale(chosen) ? chosen : acceptedLocale(accepted);
  const user = language && (await selectUser(ctx.db, member.teamId, member.userId));
  if (!user) return;
  const locale = profileLocale(language, user.locale, accepted);
  if (locale !== user.locale) await noteUnlessFull(() => ctx.write(setLocale, { ...member, locale }));
}
