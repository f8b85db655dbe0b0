import type { PlatformOptions } from "../../../packages/server/src/platform.ts";
import type { Workspace } from "../../../packages/server/testkit/workspace.ts";
import { openStage } from "../objects/stage.ts";
import { castOf } from "../objects/stageCast.ts";
import type { Belongings } from "./compare.ts";
import { idOf, type Member, type Side, settle, type Workplace } from "./people.ts";
import { membershipSeed, type Persona, twins } from "./seed.ts";

export interface MembershipStage {
  readonly world: Workspace;
  readonly places: Readonly<Record<Side, Workplace>>;
  readonly personas: Readonly<Record<Persona, Readonly<Record<Side, Member>>>>;
  /** People with one membership, by name. */
  readonly twins: ReadonlyMap<string, Member>;
  readonly belongings: Readonly<Record<Side, Belongings>>;
  /** Every id that existed when the stage was set. */
  readonly knownIds: ReadonlySet<string>;
}

const markers = { A: "acmeword", B: "labsword" } as const;

/** Opens a server with everybody of the matrix. The membership of `remov` in A has ended. */
export async function openMembershipStage(options: PlatformOptions = {}): Promise<MembershipStage> {
  const stage = await openStage({ seed: membershipSeed, ...options });
  const { world } = stage;
  const cast = castOf(world);
  const placeOf = async (side: Side, owner: string, app: string, common: Readonly<Record<string, string>>) => {
    const { bot, appId, teamId } = cast.app(app);
    const botUserId = String((await bot.asks("auth.test", {}))["user_id"]);
    return { side, teamId, owner: await cast.own(owner), bot, botUserId, appId, common, marker: markers[side] };
  };
  const places = {
    A: await placeOf("A", "alice", "Circle App", stage.circle),
    B: await placeOf("B", "erin", "Labs App", stage.outsiders.otherWorkspace.own),
  };
  const single = new Map<string, Member>();
  for (const [side, place] of Object.entries(places)) {
    for (const name of new Set(Object.values(twins).flatMap((twin) => twin[side as Side] ?? [])))
      single.set(name, await settle(world, place, name));
  }
  const personas = {} as Record<Persona, Record<Side, Member>>;
  for (const name of Object.keys(twins) as Persona[])
    personas[name] = { A: await settle(world, places.A, name), B: await settle(world, places.B, name) };
  const user_id = idOf(world, "remov", places.A.teamId);
  await places.A.owner.does("admin.users.remove", { team_id: places.A.teamId, user_id });
  const belongings = { A: await belongingsOf(world, places.A), B: await belongingsOf(world, places.B) };
  return { world, places, personas, twins: single, belongings, knownIds: await allIds(world) };
}

/** The ids of everything that one workspace has alone. */
async function belongingsOf({ platform }: Workspace, { teamId, marker }: Workplace): Promise<Belongings> {
  const { db } = platform.store;
  const ids = new Set<string>();
  for (const table of [
    "channels",
    "files",
    "usergroups",
    "views",
    "scheduled_messages",
    "drafts",
    "triggers",
  ] as const) {
    const rows = await db.selectFrom(table).select("id").where("team_id", "=", teamId).execute();
    for (const row of rows) ids.add(row.id);
  }
  const members = await db.selectFrom("memberships").select("user_id").where("team_id", "=", teamId).execute();
  const others = await db.selectFrom("memberships").select("user_id").where("team_id", "<>", teamId).execute();
  const elsewhere = new Set(others.map((row) => row.user_id));
  const installed = await db.selectFrom("installations").selectAll().where("org_id", "is not", null).execute();
  for (const { bot_user_id } of installed) elsewhere.add(bot_user_id ?? "");
  for (const { user_id: id } of members) if (!elsewhere.has(id)) ids.add(id);
  return { marker, ids };
}

async function allIds({ platform }: Workspace): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const table of ["teams", "orgs", "users", "channels", "files", "usergroups", "views", "apps"] as const) {
    const rows = await platform.store.db.selectFrom(table).select("id").execute();
    for (const row of rows) ids.add(row.id);
  }
  return ids;
}
