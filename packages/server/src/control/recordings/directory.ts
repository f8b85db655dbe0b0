import type { Db } from "../../storage/db.ts";
import { selectApp, selectAppsNamed, selectInstallation } from "../../storage/queries/apps.ts";
import { selectChannel, selectChannelIdByName } from "../../storage/queries/channels.ts";
import { selectDirectMembers } from "../../storage/queries/members.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectBotUser, selectUser, selectUserByName } from "../../storage/queries/users.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";

/** The names of what exists by itself: people, channels, apps and the workspace. */
export interface Directory {
  readonly teamId: string;
  readonly appId: string;
  readonly botUserId: string | undefined;
  /** Looks up these ids, once each. */
  learn(ids: Iterable<string>): Promise<void>;
  /** The placeholder of an id that was looked up; nothing when there is no such thing. */
  nameOf(id: string): string | undefined;
  /** The id behind a placeholder such as `user:alice`; nothing when there is none. Conversations are opened by `openDm`. */
  idOf(name: string, openDm: OpenDm): Promise<string | undefined>;
}

/** The direct conversation of these people. */
export type OpenDm = (userIds: readonly string[]) => Promise<string | undefined>;

const dmMembersMax = 20;

export async function openDirectory(
  db: Db,
  { appId, teamId }: { readonly appId: string; readonly teamId: string },
): Promise<Directory> {
  const installation = await selectInstallation(db, appId, teamId);
  const botUserId = installation?.bot_user_id ?? undefined;
  const bot = botUserId === undefined ? undefined : await selectUser(db, teamId, botUserId);
  const team = await selectTeam(db, teamId);
  const names = new Map<string, string | undefined>([
    [appId, "{{app}}"],
    [teamId, "{{workspace}}"],
  ]);
  if (botUserId !== undefined) names.set(botUserId, "{{app_user}}");
  if (typeof bot?.bot_id === "string") names.set(bot.bot_id, "{{app_bot}}");
  if (typeof team?.org_id === "string") names.set(team.org_id, "{{org}}");

  const userName = async (id: string): Promise<string | undefined> => (await selectUser(db, teamId, id))?.name;

  async function find(id: string): Promise<string | undefined> {
    const channel = /^[CDG]/.test(id) ? await selectChannel(db, id) : undefined;
    if (channel) return channel.name === null || isDirect(channel) ? nameDm(channel) : `{{channel:${channel.name}}}`;
    if (/^[UW]/.test(id)) return wrap("user", await userName(id));
    if (id.startsWith("A")) return wrap("app", (await selectApp(db, id))?.name);
    if (id.startsWith("B")) return wrap("bot", (await selectBotUser(db, id))?.name);
    return id.startsWith("T") ? wrap("workspace", (await selectTeam(db, id))?.domain) : undefined;
  }

  async function nameDm(channel: ChannelRow): Promise<string> {
    const members = await selectDirectMembers(db, channel.key, "", dmMembersMax);
    const others = members.filter((id) => id !== botUserId);
    const found = await Promise.all(others.map(async (id) => (await userName(id)) ?? id));
    return `{{dm:${[...found.toSorted(), ...(others.length < members.length ? [] : ["-"])].join("+")}}}`;
  }

  return {
    appId,
    teamId,
    botUserId,
    async learn(ids) {
      for (const id of ids) if (!names.has(id)) names.set(id, await find(id));
    },
    nameOf: (id) => names.get(id),
    async idOf(name, openDm) {
      const fixed = [...names].find(([, known]) => known === `{{${name}}}`);
      // The conversation may have been opened in another state of the store.
      if (fixed && !name.startsWith("dm:")) return fixed[0];
      const { kind, of } = splitName(name);
      if (kind === "user") return (await selectUserByName(db, teamId, of))?.id;
      if (kind === "channel") return selectChannelIdByName(db, teamId, of);
      if (kind === "app") return (await selectAppsNamed(db, of))[0]?.id;
      return kind === "dm" ? openDm(await membersOf(of)) : undefined;
    },
  };

  /** `-` says that the app is not in it. */
  async function membersOf(of: string): Promise<string[]> {
    const listed = of.split("+");
    const people = listed.filter((name) => name !== "-");
    const ids = await Promise.all(people.map(async (name) => (await selectUserByName(db, teamId, name))?.id));
    const withApp = listed.includes("-") ? ids : [...ids, botUserId];
    return withApp.filter((id) => id !== undefined);
  }
}

function isDirect({ kind }: Pick<ChannelRow, "kind">): boolean {
  return kind === "im" || kind === "mpim";
}

function wrap(kind: string, name: string | undefined): string | undefined {
  return name === undefined ? undefined : `{{${kind}:${name}}}`;
}

export function splitName(name: string): { readonly kind: string; readonly of: string } {
  const at = name.indexOf(":");
  return at < 0 ? { kind: name, of: "" } : { kind: name.slice(0, at), of: name.slice(at + 1) };
}
