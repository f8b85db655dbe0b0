import { cutCharacters, limits, type Outcome, refuse } from "@platform/protocol";
import type { Context } from "../context.ts";
import { openSession } from "../people/openSession.ts";
import { hashPassword } from "../people/passwordHash.ts";
import { passwordFault, type PersonCode, personFault } from "./personFault.ts";
import { readOneTimeLink } from "./readOneTimeLink.ts";
import { type RedeemCode, redeemOneTimeLink } from "./redeemOneTimeLink.ts";

export interface EntryForm {
  readonly key: string;
  readonly realName: string;
  readonly email: string;
  readonly password: string;
  readonly workspace: string;
  readonly userAgent: string;
  readonly instead: string | undefined;
  /** As the browser asks for it, such as `de-AT`. */
  readonly locale: string;
}

export type EntryCode = RedeemCode | PersonCode | "workspace_missing";

/** Admits the holder of a one-time link: does what the link is for, and opens a session. */
export async function acceptOneTimeLink(
  ctx: Context,
  form: EntryForm,
): Promise<Outcome<{ session: string; userId: string }, EntryCode>> {
  // Hashing a password is expensive: not without a valid link.
  const link = await readOneTimeLink(ctx, form.key);
  if (!link) return refuse("link_over");
  const email = link.purpose === "invite" ? link.person : form.email.trim();
  const fault = link.purpose === "password" ? passwordFault(form.password) : personFault({ ...form, email });
  if (fault) return refuse(fault);
  const workspace = cutCharacters(form.workspace.trim(), limits.profile_name_chars_max);
  if (link.purpose === "setup" && workspace === "") return refuse("workspace_missing");
  const redeemed = await ctx.write(redeemOneTimeLink, {
    key: form.key,
    realName: cutCharacters(form.realName.trim(), limits.profile_name_chars_max),
    email,
    workspace,
    passwordHash: await hashPassword(form.password),
    locale: form.locale,
  });
  if (!redeemed.ok) return redeemed;
  const { userId, isCodeDue } = redeemed;
  const { userAgent, instead } = form;
  const opened = await ctx.write(openSession, { userId, userAgent, isCodeDue, instead });
  return opened.ok ? { ...opened, userId } : opened;
}
