import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectSessionById } from "../../storage/queries/sessions.ts";
import { governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import { accessSessionHolder } from "../people/accessSessionHolder.ts";
import { endSessionOf } from "../people/endSessionOf.ts";
import { isOver } from "../people/readSession.ts";

export type InvalidateCode =
  | "not_an_admin"
  | "user_not_found"
  | "team_not_found"
  | "session_not_found"
  | "cannot_invalidate_primary_owner";

/** An administrator signs a person out in one browser. The others go on. */
export const invalidateSession = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly sessionId: number; readonly userId: string | undefined; readonly teamId: string | undefined },
  ): Promise<Outcome<object, InvalidateCode>> => {
    if (input.teamId !== undefined) {
      const governed = await governTeam(ctx, input.teamId);
      if (!governed.ok) return governed;
    }
    const session = await selectSessionById(ctx.db, input.sessionId);
    const holder = await accessSessionHolder(ctx, input.userId ?? session?.user_id ?? "");
    // Without a person, the id of a foreign session must look like one that does not exist.
    if (!holder.ok) {
      if (holder.error === "not_an_admin") return refuse("not_an_admin");
      return refuse(input.userId === undefined ? "session_not_found" : "user_not_found");
    }
    const { user, isPrimaryOwner } = holder;
    const isOpen = session?.user_id === user.id && session.revoked_ms === null && !isOver(session, ctx.nowMs);
    if (!session || !isOpen || session.code_due === 1) return refuse("session_not_found");
    if (isPrimaryOwner && user.id !== ctx.caller.userId) return refuse("cannot_invalidate_primary_owner");
    await endSessionOf(ctx, session.hash);
    return succeed({});
  },
);
