import { succeed } from "@platform/protocol";
import { defineOperation } from "../src/domain/context.ts";
import { openConfigGrant } from "../src/domain/tokens/openConfigGrant.ts";
import { nobody } from "../src/domain/caller.ts";
import type { Actor, Workspace } from "./workspace.ts";

export const openConfig = defineOperation(
  import.meta,
  async (ctx, person: { readonly teamId: string; readonly userId: string }) => {
    return succeed({ tokens: await openConfigGrant(ctx, person) });
  },
);

/** A person of the dev workspaces with a token for configuring apps. */
export async function configuring(world: Workspace, name: string): Promise<Actor & { readonly refreshToken: string }> {
  const user = world.dev.users.find((candidate) => candidate.name === name);
  if (!user) throw new Error(`there is no ${name}`);
  const context = { caller: nobody, nowMs: world.clock.nowMs() };
  const { tokens } = await world.platform.store.write(openConfig, context, { teamId: user.team_id, userId: user.id });
  return { ...world.actor(tokens.accessToken, user.id), refreshToken: tokens.refreshToken ?? "" };
}
