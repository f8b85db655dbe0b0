import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../packages/server/testkit/admins.ts";
import { makeChannel } from "../../packages/server/testkit/channels.ts";
import { configuring } from "../../packages/server/testkit/openConfig.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { devAppId, makeTrigger, shareOrgs, strangeOrg } from "../../packages/server/testkit/triggers.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";

/**
 * Who may run a trigger: every kind of permission, for everybody, named or not, under every policy. Each cell is decided by
 * exactly one line of the table, and asked of the server through its API alone.
 */
const permissions = ["everyone", "app_collaborators", "user", "channel", "team", "org"] as const;
/** How near the person is to the workspace of the trigger. */
const people = ["member", "guest", "colleague of the org", "connected", "stranger"] as const;
/** Whether the person belongs to whom the permission is for: works on the app, is named, is in the channel and so on. */
const memberships = ["in", "out"] as const;
/** What the org says to connected organizations when the permission is set, and what it says later. */
const policies = ["allowed", "blocked before", "blocked after"] as const;

type Cell = readonly [
  permission: (typeof permissions)[number],
  person: (typeof people)[number],
  membership: (typeof memberships)[number],
  policy: (typeof policies)[number],
];

/** `runs` and `denied` are what the person experiences; a code is the answer to the caller who sets the permission. */
type Line = readonly [permission: string, person: string, membership: string, policy: string, outcome: string];
const ours = "member, guest, colleague of the org";
const theirs = "connected";

const table: readonly Line[] = [
  // All people of the workspace; the app is not installed for the whole org, so not those of its other workspaces.
  ["everyone", "member, guest", "*", "*", "runs"],
  ["everyone", "colleague of the org, connected, stranger", "*", "*", "denied"],
  // Collaborators of the app. People of other workspaces cannot be.
  ["app_collaborators", "member, guest", "in", "*", "runs"],
  ["app_collaborators", "member, guest", "out", "*", "denied"],
  ["app_collaborators", "colleague of the org, connected, stranger", "*", "*", "denied"],
  // By name.
  ["user", ours, "in", "*", "runs"],
  ["user", ours, "out", "*", "denied"],
  ["user", theirs, "in", "allowed", "runs"],
  ["user", theirs, "in", "blocked before", "connected_user_denied"],
  ["user", theirs, "in", "blocked after", "denied"],
  ["user", theirs, "out", "*", "denied"],
  ["user", "stranger", "in", "*", "user_not_found"],
  ["user", "stranger", "out", "*", "denied"],
  // By a channel of the workspace that they are in. The one that connected people are in is shared.
  ["channel", ours, "in", "*", "runs"],
  ["channel", ours, "out", "*", "denied"],
  ["channel", theirs, "in", "allowed", "runs"],
  ["channel", theirs, "in", "blocked before", "shared_channel_denied"],
  ["channel", theirs, "in", "blocked after", "denied"],
  ["channel", theirs, "out", "*", "denied"],
  ["channel", "stranger", "in", "*", "channel_not_found"],
  ["channel", "stranger", "out", "*", "denied"],
  // By their workspace.
  ["team", ours, "in", "*", "runs"],
  ["team", ours, "out", "*", "denied"],
  ["team", theirs, "in", "allowed", "runs"],
  ["team", theirs, "in", "blocked before", "connected_team_denied"],
  ["team", theirs, "in", "blocked after", "denied"],
  ["team", theirs, "out", "*", "denied"],
  ["team", "stranger", "in", "*", "team_not_connected"],
  ["team", "stranger", "out", "*", "denied"],
  // By their org.
  ["org", ours, "in", "*", "runs"],
  ["org", ours, "out", "allowed, blocked after", "denied"],
  ["org", ours, "out", "blocked before", "connected_org_denied"],
  ["org", theirs, "in", "allowed", "runs"],
  ["org", theirs, "in", "blocked before", "connected_org_denied"],
  ["org", theirs, "in", "blocked after", "denied"],
  ["org", theirs, "out", "*", "denied"],
  ["org", "stranger", "in", "*", "org_not_connected"],
  ["org", "stranger", "out", "*", "denied"],
];

function covers(line: Line, cell: Cell): boolean {
  return cell.every((value, at) => line[at] === "*" || (line[at] ?? "").split(", ").includes(value));
}

function decide(cell: Cell): string {
  const lines = table.filter((line) => covers(line, cell));
  assert.equal(lines.length, 1, `${cell.join(", ")} is decided by ${lines.length} lines`);
  return lines[0]?.[4] ?? "";
}

function* cells(): Generator<Cell> {
  for (const permission of permissions)
    for (const person of people)
      for (const membership of memberships)
        for (const policy of policies) yield [permission, person, membership, policy];
}

describe("Who may run a trigger", () => {
  for (const person of people) {
    test(`is decided for every ${person} [API-10.1, API-10.4]`, async () => {
      for (const cell of cells()) {
        if (cell[1] === person) assert.equal(await findOut(cell), decide(cell), cell.join(", "));
      }
    });
  }

  test("is decided for each of them by one line of the table, and every line decides something", () => {
    const all = [...cells()];
    assert.equal(all.length, permissions.length * people.length * memberships.length * policies.length);
    for (const cell of all) decide(cell);
    for (const line of table)
      assert.ok(
        all.some((cell) => covers(line, cell)),
        line.join(", "),
      );
  });
});

/** Sets the permission as its workspace's owner would, and lets the person try. */
async function findOut([permission, person, membership, policy]: Cell): Promise<string> {
  await using world = await workspace();
  const { id: trigger_id } = await makeTrigger(world);
  const scene = await setScene(world, person);
  const block = () =>
    world.alice.does("admin.enterprise.setConnectPolicy", {
      trigger_users: false,
      trigger_channels: false,
      trigger_teams: false,
      trigger_orgs: false,
    });
  if (policy === "blocked before") await block();
  const alice = await atHome(world, world.alice);
  const asked = await permissionFor(world, scene, permission, membership === "in");
  const set = await alice.asks("workflows.triggers.permissions.set", { trigger_id, ...asked });
  if (!set.ok) return set.error ?? "";
  if (policy === "blocked after") await block();
  const own = await atHome(world, scene.who);
  return (await own.asks("client.triggers.run", { trigger_id })).ok ? "runs" : "denied";
}

interface Scene {
  readonly who: Actor;
  readonly team: string;
  readonly org: string;
  /** A channel that the person is in, and one of the trigger's workspace that they are not in. */
  readonly channel: string;
  readonly otherChannel: string;
  readonly otherTeam: string;
}

async function setScene(world: Workspace, person: Cell[1]): Promise<Scene> {
  const { acme, labs, birch } = teamsOf(world);
  const org = world.dev.org?.id ?? "";
  const otherChannel = await makeChannel(world.alice, "others");
  const near = { org, otherChannel };
  if (person === "member") {
    return { ...near, who: world.bob, team: acme, otherTeam: labs, channel: world.random };
  }
  if (person === "guest") {
    await world.alice.does("conversations.invite", { channel: world.random, users: [world.dora.id] });
    return { ...near, who: world.dora, team: acme, otherTeam: labs, channel: world.random };
  }
  if (person === "colleague of the org") {
    const who = personOf(world, "erin");
    return { ...near, who, team: labs, otherTeam: acme, channel: await channelAcross(world, who) };
  }
  const who = personOf(world, "frank");
  if (person === "connected") {
    const shared = await shareOrgs(world);
    return { who, org: shared.org, otherChannel, team: birch, otherTeam: acme, channel: shared.channel };
  }
  return {
    who,
    org: await strangeOrg(world),
    otherChannel,
    team: birch,
    otherTeam: acme,
    channel: await makeChannel(who, "far"),
  };
}

/** A channel of the trigger's workspace that another workspace of the org shares, with a person of that workspace in it. */
async function channelAcross(world: Workspace, who: Actor): Promise<string> {
  const { acme, labs } = teamsOf(world);
  const channel = await makeChannel(world.alice, "across");
  await world.alice.does("admin.conversations.setTeams", { channel_id: channel, target_team_ids: [acme, labs] });
  await who.does("conversations.join", { channel });
  return channel;
}

async function permissionFor(world: Workspace, scene: Scene, permission: Cell[0], isIn: boolean): Promise<object> {
  if (permission === "everyone") return { permission_type: permission };
  if (permission === "app_collaborators") {
    const alice = await configuring(world, "alice");
    // Who works on an app is of its workspace; that nobody else can be added is part of the answer.
    const adding = { app_id: devAppId(world), user_id: scene.who.id };
    if (isIn) await alice.asks("developer.apps.owners.add", adding);
    return { permission_type: permission };
  }
  const named = { permission_type: "named_entities" };
  const { who, team, org, channel, otherChannel, otherTeam } = scene;
  if (permission === "user") return { ...named, user_ids: [isIn ? who.id : world.carol.id] };
  if (permission === "channel") return { ...named, channel_ids: [isIn ? channel : otherChannel] };
  if (permission === "team") return { ...named, team_ids: [isIn ? team : otherTeam] };
  if (isIn) return { ...named, org_ids: [org] };
  const own = world.dev.org?.id ?? "";
  return { ...named, org_ids: [org === own ? (await shareOrgs(world)).org : own] };
}
