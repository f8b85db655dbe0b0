import { personOf, teamsOf } from "../../packages/server/testkit/admins.ts";
import { clientOf, renew, rotatingApp, startRotating } from "../../packages/server/testkit/apps.ts";
import { configuring } from "../../packages/server/testkit/openConfig.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { configureApp, devApp } from "../../packages/server/testkit/receiving.ts";
import { emailOf, openBrowser } from "../../packages/server/testkit/signingIn.ts";
import type { Actor, Workspace } from "../../packages/server/testkit/workspace.ts";
import type { TwoServers } from "./twoServers.ts";

export interface Ending {
  /** Whose token opens the socket, calling the second server. */
  readonly opener: Actor;
  /** Who can still post afterwards, in the channel that the opener is in. */
  readonly poster: Actor | undefined;
  /** Ends access, at the first server. */
  readonly end: () => Promise<unknown>;
  /** Puts back what the next endings need. */
  readonly undo?: () => Promise<unknown>;
}

/** The calls of tests come from here; sockets come from 127.0.0.1. */
const networkOfCalls = "192.0.2.0/24";

const session = async ({ first, second }: TwoServers, name: string) => {
  const browser = openBrowser(second.platform.baseUrl);
  const password = second.dev.users.find((user) => user.name === name)?.password ?? "";
  await browser.send("/sign-in", { login: emailOf(second, name), password });
  const { token } = (await (await browser.send("/client/session", {})).json()) as { readonly token: string };
  return { browser, opener: second.actor(token), atFirst: openBrowser(first.platform.baseUrl, browser.cookie) };
};

/** Every way in which a socket's access can end, in an order in which none spoils the next. */
export const endings: Readonly<Record<string, (servers: TwoServers) => Promise<Ending>>> = {
  "its token is revoked": async ({ first, second }) => {
    const own = await atHome(first, first.carol);
    const opener = second.actor(own.token);
    return { opener, poster: first.alice, end: () => own.does("auth.revoke", {}) };
  },
  "the token of an app is revoked": async ({ first, second }) => ({
    opener: second.carol,
    poster: first.alice,
    end: () => first.carol.does("auth.revoke", {}),
  }),
  "a session ends": async (servers) => {
    const { opener, atFirst } = await session(servers, "bob");
    return { opener, poster: servers.first.alice, end: () => atFirst.send("/sign-out", {}) };
  },
  "an administrator ends the sessions": async (servers) => {
    const { first } = servers;
    const { opener } = await session(servers, "bob");
    const end = () => first.alice.does("admin.users.session.reset", { user_id: first.bob.id });
    return { opener, poster: first.alice, end };
  },
  "an administrator ends one session": async (servers) => {
    const { first } = servers;
    const { opener } = await session(servers, "bob");
    const named = { team_id: teamsOf(first).acme, user_id: first.bob.id };
    const { active_sessions } = await first.alice.does("admin.users.session.list", named);
    const end = async () => {
      for (const { session_id } of active_sessions)
        await first.alice.does("admin.users.session.invalidate", { user_id: first.bob.id, session_id });
    };
    return { opener, poster: first.alice, end };
  },
  "its user is removed": async ({ first, second }) => ({
    opener: second.dora,
    poster: first.alice,
    end: () => first.alice.does("admin.users.remove", { team_id: teamsOf(first).acme, user_id: first.dora.id }),
  }),
  "its app is restricted": async ({ first, second }) => {
    const alice = await atHome(first, first.alice);
    const decision = { app_id: devApp(first).id, team_id: teamsOf(first).acme };
    return {
      opener: second.bot,
      poster: alice,
      end: () => alice.does("admin.apps.restrict", decision),
      undo: () => alice.does("admin.apps.approve", decision),
    };
  },
  "a network policy excludes its address": async ({ first, second }) => {
    const policy = (networks: string[]) =>
      first.alice.does("admin.teams.settings.setNetworkPolicy", { team_id: teamsOf(first).acme, networks });
    return { opener: second.bob, poster: first.alice, end: () => policy([networkOfCalls]), undo: () => policy([]) };
  },
  "its app allows other addresses only": async ({ first, second }) => ({
    opener: second.bot,
    poster: first.alice,
    end: () => configureApp(first, { allowed_ip_address_ranges: [networkOfCalls] }),
    undo: () => configureApp(first, {}),
  }),
  "its token is trimmed as surplus": async ({ first, second }) => {
    const { set, refresh } = await startRotating(first);
    const end = async () => {
      const next = await renew(first, refresh(set.refresh_token ?? ""));
      const last = await renew(first, refresh(next.refresh_token));
      await renew(first, refresh(last.refresh_token));
    };
    return { opener: second.actor(set.access_token ?? ""), poster: first.alice, end };
  },
  "its token expires": async ({ first, second }) => {
    const { bot } = await installAgain(first);
    const end = async () => {
      for (const world of [first, second]) world.clock.advance({ hours: 12, seconds: 1 });
      await second.platform.settle();
    };
    return { opener: second.actor(bot.token), poster: first.alice, end };
  },
  "its app is uninstalled": async ({ first, second }) => {
    const { bot } = await installAgain(first);
    const end = () => bot.does("apps.uninstall", clientOf(rotatingApp(first)));
    return { opener: second.actor(bot.token), poster: first.alice, end };
  },
  "its workspace moves into an org": async ({ first, second }) => {
    const frank = personOf(first, "frank");
    const move = { team_id: teamsOf(first).birch, enterprise_id: first.dev.org?.id ?? "" };
    const end = () => frank.does("admin.teams.migration.begin", move);
    return { opener: personOf(second, "frank"), poster: undefined, end };
  },
  "its app is deleted": async ({ first, second }) => {
    const { id: app_id } = devApp(first);
    const author = await configuring(first, "alice");
    const poster = await atHome(first, first.alice);
    return { opener: second.bot, poster, end: () => author.does("apps.manifest.delete", { app_id }) };
  },
  "its workspace is deleted": async ({ first, second }) => ({
    opener: personOf(second, "erin"),
    poster: undefined,
    end: () => personOf(first, "erin").does("admin.teams.delete", { team_id: teamsOf(first).labs }),
  }),
  "the workspace asks for two factors": async ({ first, second }) => {
    const alice = await atHome(first, first.alice);
    const require = { team_id: teamsOf(first).acme, required: true };
    const end = () => alice.does("admin.teams.settings.setTwoFactor", require);
    return { opener: second.actor((await atHome(first, first.bob)).token), poster: undefined, end };
  },
};

/** The ways that concern an app's own sockets. */
export const endingApps: Readonly<Record<string, (world: Workspace) => Promise<unknown>>> = {
  "its app-level token is revoked": async (world) => {
    const { id: app_id, app_token: text = "" } = devApp(world);
    const author = await configuring(world, "alice");
    const { tokens } = await author.does("developer.apps.tokens.list", { app_id });
    const token = tokens.find(({ masked }) => text.endsWith(masked.slice(-4)));
    await author.does("developer.apps.tokens.revoke", { app_id, token_id: token?.token_id ?? "" });
  },
  "it is restricted": (world) =>
    world.alice.does("admin.apps.restrict", { app_id: devApp(world).id, team_id: teamsOf(world).acme }),
  "it allows other addresses only": (world) =>
    configureApp(world, { socket_mode_enabled: true, allowed_ip_address_ranges: [networkOfCalls] }),
  "it leaves Socket Mode": (world) => configureApp(world, { socket_mode_enabled: false }),
  "a network policy excludes its address": (world) =>
    world.alice.does("admin.teams.settings.setNetworkPolicy", {
      team_id: teamsOf(world).acme,
      networks: [networkOfCalls],
    }),
  "it is deleted": async (world) =>
    (await configuring(world, "alice")).does("apps.manifest.delete", { app_id: devApp(world).id }),
};

/** A bot of the rotating app that has just been installed by its developer. */
async function installAgain(world: Workspace): Promise<{ bot: Actor }> {
  const author = await configuring(world, "alice");
  const installed = await author.does("apps.developerInstall", { app_id: rotatingApp(world).id });
  return { bot: world.actor(installed.api_access_tokens.bot ?? "") };
}
