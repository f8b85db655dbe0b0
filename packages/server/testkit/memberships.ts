import { succeed } from "@platform/protocol";
import { nobody } from "../src/domain/caller.ts";
import { defineOperation } from "../src/domain/context.ts";
import { openGrant } from "../src/domain/tokens/openGrant.ts";
import type { Actor, Workspace } from "./workspace.ts";

export interface Member {
  readonly teamId: string;
  readonly userId: string;
}

/** Opens a grant like one that a person of the workspace has from the seed. */
export const grantLike = defineOperation(import.meta, async (ctx, { teamId, userId }: Member) => {
  const grant = await ctx.db
    .selectFrom("grants")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("kind", "=", "user")
    .orderBy("created_ms")
    .executeTakeFirstOrThrow();
  const { app_id: appId, installation_id: installationId, scopes } = grant;
  const opened = { appId, installationId, teamId, userId, kind: "user", rotating: false } as const;
  const { accessToken: token } = await openGrant(ctx, { ...opened, scopes: scopes.split(",") });
  return succeed({ token });
});

/** A user in one of their workspaces, with a token of an app that is installed there. */
export async function memberIn(world: Workspace, member: Member): Promise<Actor> {
  const { store } = world.platform;
  const { token } = await store.write(grantLike, { caller: nobody, nowMs: world.clock.nowMs() }, member);
  return { ...world.actor(token), id: member.userId };
}
