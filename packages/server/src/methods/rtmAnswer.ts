import { type Outcome, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { makeSocketTicket } from "../domain/sockets/socketTicket.ts";
import type { MethodContext, MethodServices } from "./define.ts";
import { tokenOf } from "./tokenOf.ts";

/** What `rtm.connect` and `rtm.start` have in common. */
export const rtmFields = {
  url: Type.String({ description: "A WebSocket; good for one connection within 30 seconds." }),
  team: Type.Object({ id: Type.String(), name: Type.String(), domain: Type.String() }),
  self: Type.Object({ id: Type.String(), name: Type.String() }),
};

export interface RtmAnswer {
  readonly url: string;
  readonly team: { readonly id: string; readonly name: string; readonly domain: string };
  readonly self: { readonly id: string; readonly name: string };
}

/** A ticket for one socket, and whose socket it is. */
export function rtmAnswer(
  ctx: MethodContext & Pick<MethodServices, "args" | "credentials" | "nonce">,
): Outcome<RtmAnswer, "not_allowed_token_type"> {
  const { caller } = ctx;
  // A token for one step of a workflow is for that step alone.
  if (caller.executionId !== undefined) return refuse("not_allowed_token_type");
  const socketUrl = ctx.baseUrl.replace(/^http/, "ws");
  return succeed({
    url: `${socketUrl}/socket/rtm/${makeSocketTicket(ctx, "rtm", { token: tokenOf(ctx), nonce: ctx.nonce() })}`,
    team: { id: caller.teamId, name: caller.teamName, domain: caller.teamDomain },
    self: { id: caller.userId, name: caller.userName },
  });
}
