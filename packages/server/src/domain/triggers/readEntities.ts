import { isIdShaped, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectOrg, selectTeam } from "../../storage/queries/teams.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import type { EntityKind } from "../../storage/tables/triggerEntities.ts";
import { seeChannel } from "../access/accessChannel.ts";
import { policyOf, readConnectBlocked } from "../access/mayRunTrigger.ts";
import { nearnessOf } from "../connections/nearness.ts";
import { partyOf, readSharing } from "../connections/sharing.ts";
import type { ReadContext } from "../context.ts";

/** People, channels and groups that are named to run a trigger. */
export type NamedEntities = Readonly<Record<EntityKind, readonly string[]>>;

export interface Entity {
  readonly kind: EntityKind;
  readonly id: string;
}

export type EntityCode =
  | "user_not_found"
  | "channel_not_found"
  | "team_not_found"
  | "org_not_found"
  | "org_not_connected"
  | "team_not_connected"
  | "external_workspace_denied"
  | "connected_user_denied"
  | "connected_team_denied"
  | "connected_org_denied"
  | "shared_channel_denied"
  | "no_valid_named_entities"
  | "too_many_named_entities";

const kinds: readonly EntityKind[] = ["user", "channel", "team", "org"];

export function entitiesIn(named: NamedEntities): Entity[] {
  return kinds.flatMap((kind) => [...new Set(named[kind])].map((id) => ({ kind, id })));
}

/** What is known about an entity: that it can run a trigger, or that it never will. */
type Judged = Outcome<{ isValid: boolean }, EntityCode>;

interface Home {
  readonly team: TeamRow;
  readonly party: string;
  /** What the workspace and its org do not allow to connected organizations. */
  readonly blocked: ReadonlySet<string>;
}

/**
 * The named entities that can run a trigger of the workspace. An unknown one, or one that policy excludes, invalidates
 * them all; one that exists and can run nothing, such as a deactivated person or an archived channel, is
 * left out.
 */
export async function readEntities(
  ctx: ReadContext,
  team: TeamRow,
  named: NamedEntities,
): Promise<Outcome<{ entities: Entity[] }, EntityCode>> {
  const given = entitiesIn(named);
  if (given.length > limits.named_entities_max) return refuse("too_many_named_entities");
  if (!given.some(({ id }) => isIdShaped(id))) return refuse("no_valid_named_entities", "none of them is an id");
  const home = { team, party: partyOf(team), blocked: await readConnectBlocked(ctx.db, team) };
  const entities: Entity[] = [];
  for (const entity of given) {
    const judged = await judges[entity.kind](ctx, home, isIdShaped(entity.id) ? entity.id : "");
    if (!judged.ok) return refuse(judged.error, `${entity.id}: ${judged.error}`);
    if (judged.isValid) entities.push(entity);
  }
  return entities.length === 0 ? refuse("no_valid_named_entities") : succeed({ entities });
}

const judges: Readonly<Record<EntityKind, (ctx: ReadContext, home: Home, id: string) => Promise<Judged>>> = {
  async user({ db }, home, id) {
    const user = await selectUserAtHome(db, id);
    const team = user && (await selectTeam(db, user.team_id));
    const nearness = team ? await nearnessOf(db, home.party, partyOf(team)) : "stranger";
    if (!user || nearness === "stranger") return refuse("user_not_found");
    if (nearness === "connected" && home.blocked.has(policyOf.user)) return refuse("connected_user_denied");
    return succeed({ isValid: user.deactivated_ms === null && user.bot_id === null });
  },
  async channel(ctx, home, id) {
    const channel = await seeChannel(ctx, id);
    if (!channel) return refuse("channel_not_found");
    if (channel.team_id !== home.team.id) return refuse("external_workspace_denied");
    const isShared = readSharing(channel)?.isExternal ?? false;
    if (isShared && home.blocked.has(policyOf.channel)) return refuse("shared_channel_denied");
    return succeed({ isValid: !channel.is_archived && (channel.kind === "public" || channel.kind === "private") });
  },
  async team({ db }, home, id) {
    const team = await selectTeam(db, id);
    if (!team) return refuse("team_not_found");
    const nearness = await nearnessOf(db, home.party, partyOf(team));
    if (nearness === "stranger") return refuse("team_not_connected");
    if (nearness === "connected" && home.blocked.has(policyOf.team)) return refuse("connected_team_denied");
    return succeed({ isValid: team.deleted_ms === null });
  },
  async org({ db }, home, id) {
    if (!(await selectOrg(db, id))) return refuse("org_not_found");
    const nearness = await nearnessOf(db, home.party, id);
    if (nearness === "stranger") return refuse("org_not_connected");
    if (nearness === "connected" && home.blocked.has(policyOf.org)) return refuse("connected_org_denied");
    return succeed({ isValid: true });
  },
};
