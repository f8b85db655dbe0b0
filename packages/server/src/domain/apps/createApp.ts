import { type Outcome, refuse, refuseManifest, succeed } from "@platform/protocol";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { type AppRow } from "../access/accessApp.ts";
import { accessTeam } from "../access/accessTeam.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { checkShared } from "../workflows/checkShared.ts";
import { registerApp } from "./registerApp.ts";

export interface AppToCreate {
  readonly manifest: Manifest;
  /** The caller's own workspace when left out. */
  readonly teamId: string | undefined;
  readonly isDistributed: boolean;
}

export type CreateAppCode = "invalid_team_id" | "not_in_team" | "invalid_manifest";

/** Whether the caller could make an app of this manifest, as far as other apps have a say in it. */
export async function checkNew(
  { db, caller }: ReadContext,
  manifest: Manifest,
): Promise<Outcome<object, "invalid_manifest">> {
  const faults = await checkShared(db, manifest, { teamId: caller.teamId, people: [caller.userId] });
  return faults.length > 0 ? refuseManifest(faults) : succeed({});
}

/** Makes an app of the caller's, in the caller's workspace. */
export const createApp = defineOperation(
  import.meta,
  async (ctx, input: AppToCreate): Promise<Outcome<{ app: AppRow }, CreateAppCode>> => {
    const { teamId, userId } = ctx.caller;
    if (input.teamId !== undefined && input.teamId !== teamId) {
      const named = await accessTeam(ctx, { id: input.teamId });
      return refuse(named.ok ? "not_in_team" : "invalid_team_id");
    }
    const checked = await checkNew(ctx, input.manifest);
    if (!checked.ok) return checked;
    const distribution = input.isDistributed ? "unlisted" : "internal";
    return succeed({
      app: await registerApp(ctx, { teamId, ownerId: userId, manifest: input.manifest, distribution }),
    });
  },
);
