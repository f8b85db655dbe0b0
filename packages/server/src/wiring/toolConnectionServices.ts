import type { Refusal } from "@platform/protocol";
import { type MemberKey, personCaller } from "../domain/access/personCaller.ts";
import { completeToolConnection } from "../domain/agentTools/registration/completeToolConnection.ts";
import { openToolConnection } from "../domain/agentTools/registration/connectionSeal.ts";
import { startToolConnection } from "../domain/agentTools/registration/startToolConnection.ts";
import { nobody } from "../domain/caller.ts";
import type { CallServices } from "../http/call.ts";
import type { ToolConnectionFault, ToolConnectionServices } from "../http/pages/oauth/toolConnectionServices.ts";
import type { Db } from "../storage/db.ts";

/** Gives the pages what they may not import. */
export function openToolConnectionServices({
  db,
  callServices,
}: {
  readonly db: Db;
  readonly callServices: CallServices;
}): ToolConnectionServices {
  async function contextOf(member: MemberKey) {
    const caller = await personCaller(db, member, []);
    return caller && callServices.openContext(caller, {}, {});
  }

  return {
    async start(member, named) {
      const ctx = await contextOf(member);
      if (!ctx) return { ok: false, error: "server_not_found", messages: [] };
      const started = await startToolConnection(ctx, named);
      return started.ok ? started : faultOf(started);
    },
    async complete(member, answer) {
      const ctx = await contextOf(member);
      if (!ctx) return { ok: false, error: "invalid_state", messages: [] };
      const completed = await completeToolConnection(ctx, answer);
      return completed.ok ? completed : faultOf(completed);
    },
    teamOf: (state) => openToolConnection(callServices.openContext(nobody, {}, {}), state)?.teamId,
  };
}

function faultOf({ error, response_metadata: metadata }: Refusal<ToolConnectionFault["error"]>): ToolConnectionFault {
  return { ok: false, error, messages: metadata?.messages ?? [] };
}
