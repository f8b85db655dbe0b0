import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { WriteContext } from "../context.ts";
import type { MailContents } from "./mailContent.ts";
import { queueMail } from "./queueMail.ts";

/** Mail about an account, to its person. */
export type PersonalKind =
  | "password_reset"
  | "password_changed"
  | "second_factor_reset"
  | "new_browser"
  | "email_confirmation"
  | "email_change"
  | "digest";

interface PersonalMail<Kind extends PersonalKind> {
  readonly kind: Kind;
  readonly userId: string;
  /** The workspace that the mail names; the person's first one unless told. */
  readonly teamId?: string | undefined;
  readonly untilMs?: number;
  /** The address of the account unless told. */
  readonly recipient?: string;
  /** What it says besides the names. */
  content(person: { readonly tz: string }): Omit<MailContents[Kind], "team" | "person">;
}

/** Queues a mail for a person, in their language. Nothing for people without an address. */
export async function mailPerson<Kind extends PersonalKind>(
  ctx: WriteContext,
  { kind, userId, teamId, untilMs, recipient: given, content }: PersonalMail<Kind>,
): Promise<void> {
  if (!ctx.sendsMail) return;
  const user = await selectUserAtHome(ctx.db, userId);
  const team = user && (await selectTeam(ctx.db, teamId || user.team_id));
  const recipient = given ?? user?.email ?? null;
  if (!user || !team || recipient === null || user.deactivated_ms !== null) return;
  const names = { team: team.name, person: user.real_name || user.name };
  await queueMail(ctx, {
    kind,
    recipient,
    userId,
    teamId: team.id,
    locale: user.locale,
    content: { ...names, ...content(user) } as MailContents[Kind],
    ...(untilMs !== undefined && { untilMs }),
  });
}
