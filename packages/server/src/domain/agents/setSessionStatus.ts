import { type Outcome, refuse, refuseScope, succeed } from "@platform/protocol";
import type { AgentSessionStatus } from "@platform/protocol/resources/agentSession.ts";
import { selectMembersAmong } from "../../storage/queries/members.ts";
import { defineOperation } from "../context.ts";
import { findAgent } from "./agentOf.ts";
import { applyStatus, type StatusChange } from "./applyStatus.ts";
import { lockSession, type SessionCode, type SessionName } from "./sessionRoot.ts";

export type SessionStatusCode = SessionCode | "not_authorized" | "missing_scope" | "user_not_in_channel";

export interface SetStatus {
  /** Of the whole session. */
  readonly status: AgentSessionStatus;
  /** Of the calling agent. */
  readonly agentStatus: AgentSessionStatus;
  readonly title: string;
  readonly canBeStopped: boolean;
}

const lookScope = "chat:write.customize";

/** Sets the lifecycle status of the calling agent in a session, and begins the session if there is none. */
export const setSessionStatus = defineOperation(
  import.meta,
  async (
    ctx,
    { change, ...named }: SessionName & { readonly change: StatusChange },
  ): Promise<Outcome<SetStatus, SessionStatusCode>> => {
    const agent = await findAgent(ctx, ctx.caller.appId);
    if (!agent)
      return refuse(
        "not_authorized",
        "only apps with features.agent_view or features.code_channels in their manifest have sessions",
      );
    if (change.look && !ctx.caller.scopes.includes(lookScope)) return refuseScope([lookScope], ctx.caller.scopes);
    const found = await lockSession(ctx, named);
    if (!found.ok) return found;
    const { channel, root } = found;
    const { initiatorId } = change;
    if (initiatorId !== undefined) {
      const isIn = (await selectMembersAmong(ctx.db, channel.key, [initiatorId])).has(initiatorId);
      if (!isIn) return refuse("user_not_in_channel");
    }
    const session = await applyStatus(ctx, { channel, root }, change);
    const { status, title } = session;
    return succeed({ status, agentStatus: change.status, title, canBeStopped: agent.canBeStopped });
  },
);
