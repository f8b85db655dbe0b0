import type { Outgoing } from "../../ports/outgoing/outgoing.ts";
import type { ToolServerKey } from "../../storage/queries/agentTools.ts";
import type { Caller } from "../caller.ts";
import type { Context } from "../context.ts";
import type { DeclaredServer } from "./findServers.ts";

/** What talking with a server takes. */
export interface ToolContext extends Context {
  readonly outgoing: Outgoing;
}

export function toolServerKey({ teamId, userId }: Caller, { app, key }: DeclaredServer): ToolServerKey {
  return { teamId, userId, appId: app.id, serverKey: key };
}
