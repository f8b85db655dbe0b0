import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { noteRepeated } from "../anomalies/noteRepeated.ts";
import { noOrigin } from "./auditTrail.ts";
import { noteAction } from "./noteAction.ts";
import type { Entity } from "./note.ts";

/** Records that the bytes of a file were sent, and whether the person downloads more than people do. */
export const noteDownload = defineOperation(
  import.meta,
  async (
    ctx,
    { entity, teamId }: { readonly entity: Entity; readonly teamId: string },
  ): Promise<Outcome<object, never>> => {
    const action = "file_downloaded";
    await noteAction(ctx, { action, entity, teamId });
    const { userId } = ctx.caller;
    if (userId !== "") await noteRepeated(ctx, { action, userId, teamId, origin: ctx.audit?.origin ?? noOrigin });
    return succeed({});
  },
);
