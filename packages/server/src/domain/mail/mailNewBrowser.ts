import { limits } from "@platform/protocol";
import { type KnownBrowser, readUserAgent } from "@platform/protocol/browsers.ts";
import { selectUserAgents } from "../../storage/queries/accessLogs.ts";
import { selectSessions } from "../../storage/queries/sessions.ts";
import type { WriteContext } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { mailPerson } from "./mailPerson.ts";

/**
 * Tells a person about a sign-in from a kind of browser that they have no session in, and that has not opened a workspace of
 * theirs in the time that the access log goes back. The first sign-in of an account is no news, and a new version of a
 * browser is the same browser.
 */
export async function mailNewBrowser(
  ctx: WriteContext,
  { userId, session }: { readonly userId: string; readonly session: string },
): Promise<void> {
  if (!ctx.sendsMail) return;
  const hash = hashToken(session);
  const sessions = await selectSessions(ctx.db, userId);
  const own = sessions.find((row) => row.hash === hash);
  const others = sessions.filter((row) => row.hash !== hash).map((row) => row.user_agent);
  const known = [...others, ...(await selectUserAgents(ctx.db, userId, limits.known_browsers_max))];
  if (!own || known.length === 0) return;
  const used = readUserAgent(own.user_agent);
  if (known.some((text) => isSame(readUserAgent(text), used))) return;
  await mailPerson(ctx, {
    kind: "new_browser",
    userId,
    teamId: own.team_id,
    content: ({ tz }) => ({ ...used, atMs: ctx.nowMs, tz }),
  });
}

function isSame(one: KnownBrowser, other: KnownBrowser): boolean {
  return one.browser === other.browser && one.system === other.system;
}
