import { scopeSentences, succeed } from "@platform/protocol";
import { defineOperation } from "../src/domain/context.ts";
import { openGrant } from "../src/domain/tokens/openGrant.ts";
import { nobody } from "../src/domain/caller.ts";
import type { Actor, Workspace } from "./workspace.ts";

interface Owner {
  readonly teamId: string;
  readonly userId: string;
  readonly scopes: readonly string[];
}

export const openOwn = defineOperation(import.meta, async (ctx, { teamId, userId, scopes }: Owner) => {
  const grant = { appId: null, installationId: null, teamId, userId, rotating: false };
  const tokens = await openGrant(ctx, { ...grant, kind: "user", scopes });
  return succeed({ token: tokens.accessToken });
});

/** A person of a dev workspace at their own client, with no app between. */
export function atHome(world: Workspace, person: Actor): Promise<Actor> {
  return withScopes(world, person, Object.keys(scopeSentences));
}

/** A person with a token that has these scopes and no others. */
export async function withScopes(world: Workspace, person: Actor, scopes: readonly string[]): Promise<Actor> {
  const teamId = world.dev.users.find((user) => user.id === person.id)?.team_id ?? world.dev.teams[0]?.id ?? "";
  const context = { caller: nobody, nowMs: world.clock.nowMs() };
  const { token } = await world.platform.store.write(openOwn, context, { teamId, userId: person.id, scopes });
  return world.actor(token, person.id);
}
