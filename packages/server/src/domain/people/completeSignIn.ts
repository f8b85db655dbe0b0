import { type Outcome, refuse, succeed } from "@platform/protocol";
import { noteSignIn } from "../audit/noteSignIn.ts";
import type { WriteContext } from "../context.ts";
import { mailNewBrowser } from "../mail/mailNewBrowser.ts";
import { renewSession } from "./renewSession.ts";

/** Turns a session that waited for a second factor into a whole one, under a new id. */
export async function completeSignIn(
  ctx: WriteContext,
  waiting: { readonly userId: string; readonly session: string },
): Promise<Outcome<{ session: string }, "session_over">> {
  const { userId } = waiting;
  const session = await renewSession(ctx, waiting.session);
  if (session === undefined) return refuse("session_over");
  await noteSignIn(ctx, { action: "user_login", userId, session });
  await mailNewBrowser(ctx, { userId, session });
  return succeed({ session });
}
