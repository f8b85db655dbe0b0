import type { PlatformOptions } from "../../../packages/server/src/platform.ts";
import { type Actor, type Workspace, workspace } from "../../../packages/server/testkit/workspace.ts";
import { furnishAdmin } from "./furnishAdmin.ts";
import { type CircleApp, furnishApp, furnishHostedApp } from "./furnishApps.ts";
import { type Circle, furnishRooms } from "./furnishRooms.ts";
import { type Cast, castOf, minimalTokens, type Tokens } from "./stageCast.ts";
import { stageSeed } from "./stageSeed.ts";

/** Ids of the objects of a circle, by kind and by what else the methods need. */
export type Objects = Readonly<Record<string, string>>;

export interface Stage {
  readonly world: Workspace;
  readonly canary: string;
  /** What the circle has, and how its owner calls. */
  readonly circle: Objects;
  readonly insider: Tokens;
  /** The person of another company whom the circle invited into a channel. */
  readonly invitee: Tokens;
  /** The owner of a workspace that is about to move into the circle's org. */
  readonly mover: Tokens;
  readonly outsiders: Readonly<Record<"stranger" | "guest" | "otherWorkspace" | "otherOrg", Outsider>>;
  /** Members of the circle whose access is going to end. */
  readonly leaving: { readonly revoked: Tokens; readonly deactivated: Tokens; readonly deactivatedId: string };
  /** Tokens of an app outside of the circle and of a stranger, each with one scope alone. */
  readonly minimal: (scope: string | undefined) => Tokens;
  /** Tokens of the owner of the circle that an app holds, without the scopes of one family of conversations. */
  readonly narrow: Tokens;
}

export interface Outsider {
  readonly tokens: Tokens;
  /** What the outsider has of its own. */
  readonly own: Objects;
}

export const canary = "c4n4ry";

/** Opens a server with a circle and everybody it is closed to. Nobody's access has ended yet. */
export async function openStage(options: PlatformOptions = {}): Promise<Stage> {
  const world = await workspace({ seed: stageSeed, ...options });
  const cast = castOf(world);
  const outsiders = await gatherOutsiders(cast);
  const alice = await cast.own("alice");
  const circleApp = cast.app("Circle App");
  const members = [cast.id("bob"), cast.id("ivan"), cast.id("judy"), await botUserOf(circleApp.bot)];
  const owned = { world, owner: alice, peers: [cast.id("bob"), cast.id("kim")] as const, members, canary };
  const config = await cast.config("alice");
  const furnished = await furnishAll(owned, circleApp, config);
  const circle = { ...furnished, ...(await furnishPartners(cast, alice, furnished["org"] ?? "")), owner: alice.id };
  const app_id = circleApp.appId;
  for (const user_id of [cast.id("bob"), cast.id("ivan"), cast.id("judy")])
    await config.does("developer.apps.owners.add", { app_id, user_id, permission_type: "owner" });
  return {
    world,
    canary,
    circle,
    outsiders,
    insider: { user: alice.token, bot: circleApp.bot.token, config: config.token, app: circleApp.appToken },
    invitee: { user: (await cast.own("gina")).token },
    mover: { user: (await cast.own("hank")).token },
    leaving: {
      revoked: await cast.tokens("ivan"),
      deactivated: await cast.tokens("judy"),
      deactivatedId: cast.id("judy"),
    },
    minimal: await minimalTokens(cast),
    narrow: { user: await cast.narrow("alice", (scope) => !scope.startsWith("groups:")) },
  };
}

/** The clock moves between the circles: no two of them have messages with the same timestamp. */
async function gatherOutsiders(cast: Cast): Promise<Stage["outsiders"]> {
  const next = () => cast.world.clock.advance({ seconds: 60 });
  const stranger = await strangerOf(cast);
  next();
  const otherWorkspace = await ownerElsewhere(cast, "erin", cast.app("Labs App"), ["paul", "quin"]);
  next();
  const otherOrg = await ownerElsewhere(cast, "frank", cast.app("Birch App"), ["ruth", "sven"]);
  next();
  const guest = { tokens: await cast.tokens("dora"), own: { channel: cast.channel("lobby") } };
  return { stranger, guest, otherWorkspace, otherOrg };
}

async function furnishAll(owned: Circle, app: CircleApp, config: Actor): Promise<Record<string, string>> {
  const rooms = await furnishRooms(owned);
  const built = await furnishApp(owned, app, config, rooms.channel);
  const { db } = owned.world.platform.store;
  const team = await db.selectFrom("teams").select("org_id").where("id", "=", app.teamId).executeTakeFirstOrThrow();
  return {
    ...rooms,
    ...built,
    ...(await furnishAdmin(owned, app.teamId, rooms.channel, app.appId)),
    ...(await furnishHostedApp(owned, config)),
    trigger_type: "Ftt04",
    directory_app: await listApp(owned.owner, config),
    org: team.org_id ?? "",
  };
}

/** An app of the directory, which is installed nowhere. */
async function listApp(owner: Actor, config: Actor): Promise<string> {
  const manifest = { display_information: { name: "Listed" } };
  const { app_id } = await config.does("apps.manifest.create", { manifest });
  await owner.does("admin.apps.setDistribution", { app_id, distribution: "directory" });
  return app_id;
}

/** What the circle has together with other workspaces. */
async function furnishPartners(cast: Cast, alice: Actor, enterprise_id: string): Promise<Objects> {
  const [bob, gina, hank] = [await cast.own("bob"), await cast.own("gina"), await cast.own("hank")];
  const invite = async (host: Actor, name: string) => {
    const { channel } = await host.does("conversations.create", { name: `${canary}-${name}`, is_private: true });
    const emails = ["gina@cedar.test"];
    const { invite_id } = await host.does("conversations.inviteShared", { channel: channel.id, emails });
    return { channel: channel.id, invite_id };
  };
  const shared = await invite(alice, "shared");
  await gina.does("conversations.acceptSharedInvite", { invite_id: shared.invite_id });
  const team = cast.person("hank").teamId;
  await hank.does("admin.teams.migration.begin", { team_id: team, enterprise_id });
  return {
    sharedChannel: shared.channel,
    // Bob does not run the workspace, so Alice has to approve what he wants to share.
    shared_invite: (await invite(bob, "partners")).invite_id,
    partner: cast.person("gina").teamId,
    partnerUser: gina.id,
    movingTeam: team,
    orgApp: cast.app("Org App").appId,
    spare: cast.id("lea"),
  };
}

async function strangerOf(cast: Cast): Promise<Outsider> {
  const carol = await cast.own("carol");
  const peers = [cast.id("kim"), cast.id("lea")] as const;
  const rooms = await furnishRooms({ world: cast.world, owner: carol, peers, members: [], canary: "carols" });
  const config = await cast.config("carol");
  const manifest = { display_information: { name: "Carol's" } };
  const { app_id } = await config.does("apps.manifest.create", { manifest });
  const tokens = { user: carol.token, bot: cast.app("Other App").bot.token, config: config.token };
  return { tokens, own: { ...rooms, developed_app: app_id } };
}

/** An owner of another workspace, with a circle of the same kind there. */
async function ownerElsewhere(
  cast: Cast,
  name: string,
  app: CircleApp,
  [first, second]: readonly [string, string],
): Promise<Outsider> {
  const owner = await cast.own(name);
  const config = await cast.config(name);
  const peers = [cast.id(first), cast.id(second)] as const;
  const members = [peers[0], await botUserOf(app.bot)];
  const owned = { world: cast.world, owner, peers, members, canary: `${name}s` };
  const own = await furnishAll(owned, app, config);
  return { tokens: { user: owner.token, bot: app.bot.token, config: config.token }, own };
}

async function botUserOf(bot: Actor): Promise<string> {
  return String((await bot.asks("auth.test", {}))["user_id"]);
}
