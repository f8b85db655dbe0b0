import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { type AppRow } from "../access/accessApp.ts";
import { accessTeam } from "../access/accessTeam.ts";
import { defineOperation } from "../context.ts";
import { registerApp } from "./registerApp.ts";

export interface AppToCreate {
  readonly manifest: Manifest;
  /** The caller's own workspace when left out. */
  readonly teamId: string | undefined;
  readonly isDistributed: boolean;
}

/** Makes an app of the caller's, in the caller's workspace. */
export const createApp = defineOperation(
  import.meta,
  async (ctx, input: AppToCreate): Promise<Outcome<{ app: AppRow }, "invalid_team_id" | "not_in_team">> => {
    const { teamId, userId } = ctx.caller;
    if (input.teamId !== undefined && input.teamId !== teamId) {
      const named = await accessTeam(ctx, { id: input.teamId });
      return refuse(named.ok ? "not_in_team" : "invalid_team_id");
    }
    const distribution = input.isDistributed ? "unlisted" : "internal";
    return succeed({
      app: await registerApp(ctx, { teamId, ownerId: userId, manifest: input.manifest, distribution }),
    });
  },
);
