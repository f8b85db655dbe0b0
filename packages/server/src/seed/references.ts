import { scopeFault, slackbotId, slackbotName } from "@platform/protocol";
import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import { findBrokenAccounts } from "./accounts.ts";
import { botHandle } from "./botHandle.ts";
import type { SeedApp, SeedDocument, SeedWorkspace } from "./document.ts";
import { seedManifest } from "./seedManifest.ts";

export interface BrokenReference {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Every name in the document that names nothing in it, or that is given twice. */
export function findBrokenReferences(document: SeedDocument): readonly BrokenReference[] {
  const orgs = (document.orgs ?? []).map((org) => org.domain);
  const workspaces = document.workspaces.map((workspace) => workspace.domain);
  return [
    ...findRepeated(orgs, (at, domain) => ({
      path: ["orgs", at, "domain"],
      message: `the domain ${domain} is taken by another org`,
    })),
    ...findRepeated(workspaces, (at, domain) => ({
      path: ["workspaces", at, "domain"],
      message: `the domain ${domain} is taken by another workspace`,
    })),
    ...findRepeatedId(document, "users"),
    ...findRepeatedId(document, "channels"),
    ...findBrokenAccounts(document),
    ...eachOf(document.workspaces, (workspace, at) =>
      [
        ...findBrokenOrg(workspace, orgs),
        ...findInUsers(workspace),
        ...findInChannels(workspace),
        ...findInApps(workspace),
        ...findInMessages(workspace),
        ...findBrokenGrant(workspace, document),
      ].map(({ path, message }) => ({ path: ["workspaces", at, ...path], message })),
    ),
  ];
}

/** Ids are unique in the whole store, not only in their workspace. */
function findRepeatedId({ workspaces }: SeedDocument, list: "users" | "channels"): BrokenReference[] {
  const given = workspaces.flatMap((workspace, place) =>
    (workspace[list] ?? []).flatMap(({ id }, at) =>
      id === undefined ? [] : [{ id, path: ["workspaces", place, list, at, "id"] }],
    ),
  );
  return findRepeated(
    given.map(({ id }) => id),
    (at, id) => ({ path: given[at]?.path ?? [], message: `the id ${id} is given twice` }),
  );
}

function findBrokenOrg({ org }: SeedWorkspace, orgs: readonly string[]): BrokenReference[] {
  if (org === undefined || orgs.includes(org)) return [];
  return [{ path: ["org"], message: `there is no org with the domain ${org}` }];
}

/** An org-wide app needs an org, and works only in that org's workspaces. */
function findBrokenGrant({ apps = [], org }: SeedWorkspace, document: SeedDocument): BrokenReference[] {
  const domains = document.workspaces.filter((other) => other.org === org).map((other) => other.domain);
  return eachOf(apps, ({ name, org_wide: isOrgWide = false, granted = [] }, at) => {
    const path = ["apps", at];
    if (isOrgWide && org === undefined) {
      return [{ path: [...path, "org_wide"], message: `${name} is org-wide, but its workspace is in no org` }];
    }
    if (!isOrgWide && granted.length > 0) {
      return [{ path: [...path, "granted"], message: `${name} is granted workspaces, but is not org_wide` }];
    }
    return eachOf(granted, (domain, place) =>
      domains.includes(domain)
        ? []
        : [{ path: [...path, "granted", place], message: `there is no workspace ${domain} in the org ${org}` }],
    );
  });
}

function findInUsers({ users }: SeedWorkspace): BrokenReference[] {
  const reserved = eachOf(users, ({ id, name }, at) => [
    ...(name === slackbotName ? [{ path: ["users", at, "name"], message: `the name ${name} is Slackbot's` }] : []),
    ...(id === slackbotId ? [{ path: ["users", at, "id"], message: `the id ${id} is Slackbot's` }] : []),
  ]);
  const repeated = findRepeated(
    users.map((user) => user.name),
    (at, name) => ({ path: ["users", at, "name"], message: `the name ${name} is given twice` }),
  );
  const zones = eachOf(users, ({ tz }, at) =>
    tz === undefined || isZone(tz)
      ? []
      : [{ path: ["users", at, "tz"], message: `there is no time zone ${tz}; one is Europe/Berlin` }],
  );
  return [...reserved, ...repeated, ...zones];
}

function findInChannels({ channels = [], users }: SeedWorkspace): BrokenReference[] {
  const repeated = findRepeated(
    channels.map((channel) => channel.name),
    (at, name) => ({ path: ["channels", at, "name"], message: `the channel ${name} is given twice` }),
  );
  const names = users.map((user) => user.name);
  const members = eachOf(channels, ({ members: list = [] }, at) =>
    findInList(list, names, "user", ["channels", at, "members"]),
  );
  return [...repeated, ...members];
}

function findInApps({ apps = [], users, channels = [] }: SeedWorkspace): BrokenReference[] {
  const taken = [slackbotName, ...users.map((user) => user.name)];
  const names = channels.map((channel) => channel.name);
  return eachOf(apps, (app, at) => {
    const handle = botHandle(app.name);
    const message = `the bot of ${app.name} would be called ${handle}, which is taken in this workspace`;
    const clash = taken.includes(handle) ? [{ path: ["apps", at, "name"], message }] : [];
    taken.push(handle);
    return [
      ...clash,
      ...findInList(app.channels ?? [], names, "channel", ["apps", at, "channels"]),
      ...findInList(app.webhook === undefined ? [] : [app.webhook], names, "channel", ["apps", at, "webhook"]),
      ...findInScopes(app, at),
      ...findInManifest(app, at),
    ];
  });
}

function findInScopes(app: SeedApp, at: number): BrokenReference[] {
  const asked = { bot: app.bot_scopes, user: app.user_scopes, app: app.app_scopes };
  return eachOf(["bot", "user", "app"] as const, (holder) =>
    eachOf(asked[holder] ?? [], (scope, place) => {
      const message = scopeFault(scope, holder);
      return message === undefined ? [] : [{ path: ["apps", at, `${holder}_scopes`, place], message }];
    }),
  );
}

function findInManifest(app: SeedApp, at: number): BrokenReference[] {
  if (app.manifest === undefined) return [];
  const parsed = parseManifest(seedManifest(app));
  return (parsed.ok ? [] : parsed.faults).map(({ pointer, message }) => {
    const inside = pointer.split("/").filter((step) => step !== "");
    return {
      path: ["apps", at, "manifest", ...inside],
      message: `the manifest of ${app.name} at ${inside.join(".")}: ${message}`,
    };
  });
}

function findInMessages({ messages = [], users, channels = [] }: SeedWorkspace): BrokenReference[] {
  const strangers = (name: string, path: readonly (string | number)[]): BrokenReference[] =>
    users.some((user) => user.name === name) ? [] : [{ path, message: `there is no user ${name}` }];
  return eachOf(messages, ({ channel, user, replies = [] }, at) => {
    const path = ["messages", at];
    const isKnown = channels.some(({ name }) => name === channel);
    return [
      ...(isKnown ? [] : [{ path: [...path, "channel"], message: `there is no channel ${channel}` }]),
      ...strangers(user, [...path, "user"]),
      ...eachOf(replies, (reply, place) => strangers(reply.user, [...path, "replies", place, "user"])),
    ];
  });
}

/** A list of names: each must be known, and none may come twice. */
function findInList(
  names: readonly string[],
  known: readonly string[],
  kind: "user" | "channel",
  path: readonly (string | number)[],
): BrokenReference[] {
  const unknown = eachOf(names, (name, at) =>
    known.includes(name) ? [] : [{ path: [...path, at], message: `there is no ${kind} ${name}` }],
  );
  const repeated = findRepeated(names, (at, name) => ({ path: [...path, at], message: `${name} is listed twice` }));
  return [...unknown, ...repeated];
}

function findRepeated(
  names: readonly string[],
  report: (at: number, name: string) => BrokenReference,
): BrokenReference[] {
  return eachOf(names, (name, at) => (names.indexOf(name) === at ? [] : [report(at, name)]));
}

function eachOf<T>(items: readonly T[], find: (item: T, at: number) => readonly BrokenReference[]): BrokenReference[] {
  return items.flatMap((item, at) => [...find(item, at)]);
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
