import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import {
  selectAgentSession,
  selectSessionPerson,
  updateSessionMarks,
  upsertSessionPerson,
} from "../../storage/queries/agentSessions.ts";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";
import { lockAsPerson, printThread, type SessionName } from "./sessionRoot.ts";
import type { StopCode } from "./stopSession.ts";

/** What a person says about a session for themselves; what is not given stays. */
export interface SessionMarks {
  readonly isPinned: boolean | undefined;
  readonly isArchived: boolean | undefined;
}

type Marked = { readonly isPinned: boolean; readonly isArchived: boolean };

/** Pins or archives a session in the caller's list. Who is not in the list comes into it. */
export const markSession = defineOperation(
  import.meta,
  async (ctx, { isPinned, isArchived, ...named }: SessionName & SessionMarks): Promise<Outcome<Marked, StopCode>> => {
    const found = await lockAsPerson(ctx, named);
    if (!found.ok) return found;
    const { channel, root } = found;
    const session = await selectAgentSession(ctx.db, channel.key, root.ts);
    if (!session) return refuse("session_not_found");
    const { userId } = ctx.caller;
    const before = await selectSessionPerson(ctx.db, channel.key, root.ts, userId);
    if (!before) await upsertSessionPerson(ctx.db, userId, channel.key, root.ts, ctx.nowMs);
    const after = {
      isPinned: isPinned ?? before?.is_pinned === 1,
      isArchived: isArchived ?? before?.is_archived === 1,
    };
    const [pinned, archived] = [after.isPinned ? 1 : 0, after.isArchived ? 1 : 0];
    await updateSessionMarks(ctx.db, channel.key, root.ts, userId, pinned, archived);
    await emit(ctx, {
      type: "agent_session_marked",
      teamId: ctx.caller.teamId,
      userId,
      audience: "user",
      payload: {
        channel: channel.id,
        ...printThread({ thread_ts: root.ts }),
        is_pinned: after.isPinned,
        is_archived: after.isArchived,
        event_ts: printTs(ctx.nowMs * 1000),
      },
    });
    return succeed(after);
  },
);
