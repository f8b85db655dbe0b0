import { cutCharacters, isLongerThan, isShorterThan, limits, type Outcome, refuse } from "@platform/protocol";
import type { Context } from "../context.ts";
import { addressTries } from "../people/attemptKeys.ts";
import { openSession } from "../people/openSession.ts";
import { hashPassword } from "../people/passwordHash.ts";
import { takeAttempt } from "../people/takeAttempt.ts";
import { joinByLink } from "./joinByLink.ts";
import { type GivenInvite, readInviteLink } from "./readInviteLink.ts";

export interface JoinForm extends GivenInvite {
  readonly realName: string;
  readonly email: string;
  readonly password: string;
  /** Where the request came from. */
  readonly address: string;
  readonly userAgent: string;
  readonly instead: string | undefined;
  /** As the browser asks for it, such as `de-AT`. */
  readonly locale: string;
}

export type JoinCode =
  | "invite_not_found"
  | "email_taken"
  | "provider_required"
  | "name_missing"
  | "email_wrong"
  | "password_too_short"
  | "password_too_long"
  | "too_many_tries";

/** Admits the holder of an invite link: creates an account, and a session in it. */
export async function acceptInviteLink(
  ctx: Context,
  form: JoinForm,
): Promise<Outcome<{ session: string; userId: string }, JoinCode>> {
  const realName = cutCharacters(form.realName.trim(), limits.profile_name_chars_max);
  const email = form.email.trim();
  if (realName === "") return refuse("name_missing");
  if (!/^[^\s@]{1,64}@[^\s@]{1,189}$/.test(email)) return refuse("email_wrong");
  if (isShorterThan(form.password, limits.password_chars_min)) return refuse("password_too_short");
  if (isLongerThan(form.password, limits.password_chars_max)) return refuse("password_too_long");
  // Hashing a password is expensive: not without a valid link, and rate-limited.
  if (!(await readInviteLink(ctx, form))) return refuse("invite_not_found");
  const counted = await ctx.write(takeAttempt, { tries: [addressTries(ctx.secrets, form.address)] });
  if (!counted.ok) return counted;
  const { inviteId, key, userAgent, instead, locale } = form;
  const passwordHash = await hashPassword(form.password);
  const joined = await ctx.write(joinByLink, { inviteId, key, realName, email, passwordHash, locale });
  if (!joined.ok) return joined;
  const opened = await ctx.write(openSession, { userId: joined.userId, userAgent, isCodeDue: false, instead });
  return opened.ok ? { ...opened, userId: joined.userId } : opened;
}
