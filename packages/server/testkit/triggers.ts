import type { MethodParams, MethodResult } from "@platform/protocol/contract/methods.ts";
import { personOf, teamsOf } from "./admins.ts";
import { deactivate, makeChannel } from "./channels.ts";
import { configuring } from "./openConfig.ts";
import { atHome } from "./ownToken.ts";
import { devApp } from "./receiving.ts";
import { shareWithFrank } from "./sharing.ts";
import { declare } from "./workflows.ts";
import type { Actor, Workspace } from "./workspace.ts";

export type WireTrigger = MethodResult<"workflows.triggers.create">["trigger"];
type Definition = MethodParams<"workflows.triggers.create">;

const text = { type: "string" };

/** Workflows of the dev app that take various things and do nothing with them: only their runs are looked at. */
export const workflows = {
  plain: { title: "Plain" },
  leave: {
    title: "Ask for leave",
    input_parameters: {
      properties: { who: { type: "slack#/types/user_id" }, note: text, days: { type: "integer" } },
      required: ["who"],
    },
  },
  form: {
    title: "Fill in a form",
    input_parameters: {
      properties: { interactivity: { type: "slack#/types/interactivity" } },
      required: ["interactivity"],
    },
  },
  place: {
    title: "Needs a channel",
    input_parameters: { properties: { place: { type: "slack#/types/channel_id" } }, required: ["place"] },
  },
  many: {
    title: "Many inputs",
    input_parameters: {
      properties: {
        ...Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`text${at}`, text])),
        list: { type: "array" },
      },
      required: [...Array.from({ length: 11 }, (_, at) => `text${at}`), "list"],
    },
  },
};

export const link: Definition = { type: "shortcut", name: "Leave", workflow: "#/workflows/plain" };

/** The dev app with its workflows, and a trigger of it; a link that needs nothing unless told. */
export async function makeTrigger(world: Workspace, more: Partial<Definition> = {}): Promise<WireTrigger> {
  await declare(world, { workflows });
  const { trigger } = await world.bot.does("workflows.triggers.create", { ...link, ...more });
  return trigger;
}

/** What a trigger has started, the first first. */
export async function runsOf({ platform }: Workspace, triggerId: string) {
  const rows = await platform.store.db
    .selectFrom("workflow_runs")
    .selectAll()
    .where("trigger_id", "=", triggerId)
    .orderBy("created_ms")
    .orderBy("key")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startedBy: row.started_by,
    inputs: JSON.parse(row.inputs) as Record<string, unknown>,
  }));
}

/** Whether a person can run a trigger, as their own client finds out. */
export async function canRun(world: Workspace, person: Actor, triggerId: string): Promise<boolean> {
  const own = await atHome(world, person);
  return (await own.asks("client.triggers.run", { trigger_id: triggerId })).ok;
}

export function devAppId(world: Workspace): string {
  return devApp(world).id;
}

/** How each method about a trigger is refused for want of it, and of standing. */
export function triggerRefusals(ask: (actor: Actor, triggerId: string) => Promise<string>) {
  return {
    trigger_not_found: (world: Workspace) => ask(world.bot, "Ft00000000X"),
    access_denied: async (world: Workspace) => ask(await configuring(world, "bob"), (await makeTrigger(world)).id),
  };
}

/** A trigger that Bob alone may run. */
export async function nameBob(world: Workspace): Promise<string> {
  const { id: trigger_id } = await makeTrigger(world);
  const named = { trigger_id, permission_type: "named_entities", user_ids: [world.bob.id] };
  await world.bot.does("workflows.triggers.permissions.set", named);
  return trigger_id;
}

type Entities = Partial<Record<"user_ids" | "channel_ids" | "team_ids" | "org_ids", readonly string[]>>;

/** How naming an entity is refused, for both methods that do: each for its own reason. */
export function entityRefusals(
  name: (world: Workspace, actor: Actor, triggerId: string, entities: Entities) => Promise<string>,
) {
  const naming = (entities: (world: Workspace) => Entities | Promise<Entities>) => async (world: Workspace) => {
    const { id } = await makeTrigger(world);
    return name(world, await atHome(world, world.alice), id, await entities(world));
  };
  /** The same, where the org is connected with Frank's, and does not let those be named. */
  const blocked = (policy: string, entities: (shared: Shared) => Entities) => async (world: Workspace) => {
    const { id } = await makeTrigger(world);
    const shared = await shareOrgs(world);
    await world.alice.does("admin.enterprise.setConnectPolicy", { [policy]: false });
    return name(world, await atHome(world, world.alice), id, entities(shared));
  };
  return {
    user_not_found: naming((world) => ({ user_ids: [world.bob.id, personOf(world, "frank").id] })),
    channel_not_found: naming(() => ({ channel_ids: ["C0000000NOT"] })),
    team_not_found: naming(() => ({ team_ids: ["T0000000NOT"] })),
    org_not_found: naming(() => ({ org_ids: ["E0000000NOT"] })),
    team_not_connected: naming((world) => ({ team_ids: [teamsOf(world).birch] })),
    org_not_connected: naming(async (world) => ({ org_ids: [await strangeOrg(world)] })),
    external_workspace_denied: naming(async (world) => ({ channel_ids: [await channelOfLabs(world)] })),
    connected_user_denied: blocked("trigger_users", ({ frank }) => ({ user_ids: [frank.id] })),
    connected_team_denied: blocked("trigger_teams", ({ birch }) => ({ team_ids: [birch] })),
    connected_org_denied: blocked("trigger_orgs", ({ org }) => ({ org_ids: [org] })),
    shared_channel_denied: blocked("trigger_channels", ({ channel }) => ({ channel_ids: [channel] })),
    no_valid_named_entities: naming(async (world) => {
      await deactivate(world, world.dora);
      return { user_ids: [world.dora.id] };
    }),
  };
}

export interface Shared {
  readonly channel: string;
  readonly frank: Actor;
  readonly birch: string;
  readonly org: string;
}

/** Frank's workspace belongs to an org of its own, and shares a channel with Alice's. */
export async function shareOrgs(world: Workspace): Promise<Shared> {
  const org = await strangeOrg(world);
  const { birch } = teamsOf(world);
  await world.platform.store.db.updateTable("teams").set({ org_id: org }).where("id", "=", birch).execute();
  const { channel, frank } = await shareWithFrank(world);
  return { channel, frank, birch, org };
}

/** An org that nobody here has to do with. */
export async function strangeOrg({ platform, clock }: Workspace): Promise<string> {
  const id = "E0000STRANGE";
  const row = { id, name: "Birch Group", domain: "birch-group", created_ms: clock.nowMs() };
  await platform.store.db.insertInto("orgs").values(row).execute();
  return id;
}

/** A channel of the second workspace that Alice's may use, too. */
async function channelOfLabs(world: Workspace): Promise<string> {
  const { acme, labs } = teamsOf(world);
  const channel = await makeChannel(personOf(world, "erin"), "across");
  await world.alice.does("admin.conversations.setTeams", {
    channel_id: channel,
    target_team_ids: [acme, labs],
  });
  return channel;
}
