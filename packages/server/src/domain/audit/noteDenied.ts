import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectIsDoneBy } from "../../storage/queries/auditEntries.ts";
import { defineOperation } from "../context.ts";
import { freezeEntity } from "./freezeEntity.ts";
import { noteAction } from "./noteAction.ts";

/** Records that a network policy refused a caller, once a minute for each person: a client tries again and again. */
export const noteDenied = defineOperation(
  import.meta,
  async (ctx, { method }: { readonly method: string }): Promise<Outcome<object, never>> => {
    const { userId, teamId } = ctx.caller;
    const sinceMs = ctx.nowMs - limits.misuse_noted_every_s * 1000;
    const same = { action: "ip_allowlist_access_denied", teamId, actorId: userId, sinceMs };
    if (await selectIsDoneBy(ctx.db, same)) return succeed({});
    const entity = { type: "user", id: userId };
    const state = (await freezeEntity(ctx, entity, teamId)) ?? {};
    await noteAction(ctx, {
      action: "ip_allowlist_access_denied",
      entity: { ...entity, state },
      details: { method },
    });
    return succeed({});
  },
);
