import { scopeFault, slackbotId, slackbotName } from "@platform/protocol";
import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import { findBrokenAccount } from "./accounts.ts";
import { botHandle } from "./botHandle.ts";
import type { SeedApp, SeedDocument, SeedWorkspace } from "./document.ts";
import { seedManifest } from "./seedManifest.ts";

export interface BrokenReference {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The first name in the document that names nothing in it, or that is given twice. */
export function findBrokenReference(document: SeedDocument): BrokenReference | undefined {
  const orgs = (document.orgs ?? []).map((org) => org.domain);
  const workspaces = document.workspaces.map((workspace) => workspace.domain);
  return (
    findRepeated(orgs, (at, domain) => ({
      path: ["orgs", at, "domain"],
      message: `the domain ${domain} is taken by another org`,
    })) ??
    findRepeated(workspaces, (at, domain) => ({
      path: ["workspaces", at, "domain"],
      message: `the domain ${domain} is taken by another workspace`,
    })) ??
    findRepeatedId(document, "users") ??
    findRepeatedId(document, "channels") ??
    findBrokenAccount(document) ??
    firstOf(document.workspaces, (workspace, at) => {
      const broken =
        findBrokenOrg(workspace, orgs) ?? findInWorkspace(workspace) ?? findBrokenGrant(workspace, document);
      return broken && { path: ["workspaces", at, ...broken.path], message: broken.message };
    })
  );
}

/** Ids are unique in the whole store, not only in their workspace. */
function findRepeatedId({ workspaces }: SeedDocument, list: "users" | "channels"): BrokenReference | undefined {
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

function findBrokenOrg({ org }: SeedWorkspace, orgs: readonly string[]): BrokenReference | undefined {
  if (org === undefined || orgs.includes(org)) return undefined;
  return { path: ["org"], message: `there is no org with the domain ${org}` };
}

/** An org-wide app needs an org, and works only in that org's workspaces. */
function findBrokenGrant({ apps = [], org }: SeedWorkspace, document: SeedDocument): BrokenReference | undefined {
  const domains = document.workspaces.filter((other) => other.org === org).map((other) => other.domain);
  return firstOf(apps, ({ name, org_wide: isOrgWide = false, granted = [] }, at) => {
    const path = ["apps", at];
    if (isOrgWide && org === undefined) {
      return { path: [...path, "org_wide"], message: `${name} is org-wide, but its workspace is in no org` };
    }
    if (!isOrgWide && granted.length > 0) {
      return { path: [...path, "granted"], message: `${name} is granted workspaces, but is not org_wide` };
    }
    return firstOf(granted, (domain, place) =>
      domains.includes(domain)
        ? undefined
        : { path: [...path, "granted", place], message: `there is no workspace ${domain} in the org ${org}` },
    );
  });
}

function findInWorkspace(workspace: SeedWorkspace): BrokenReference | undefined {
  return findInUsers(workspace) ?? findInChannels(workspace) ?? findInApps(workspace) ?? findInMessages(workspace);
}

function findInUsers({ users }: SeedWorkspace): BrokenReference | undefined {
  const reserved = firstOf(users, ({ id, name }, at) => {
    if (name === slackbotName) return { path: ["users", at, "name"], message: `the name ${name} is Slackbot's` };
    return id === slackbotId ? { path: ["users", at, "id"], message: `the id ${id} is Slackbot's` } : undefined;
  });
  if (reserved) return reserved;
  const repeated = findRepeated(
    users.map((user) => user.name),
    (at, name) => ({ path: ["users", at, "name"], message: `the name ${name} is given twice` }),
  );
  if (repeated) return repeated;
  return firstOf(users, ({ tz }, at) =>
    tz === undefined || isZone(tz)
      ? undefined
      : { path: ["users", at, "tz"], message: `there is no time zone ${tz}; one is Europe/Berlin` },
  );
}

function findInChannels({ channels = [], users }: SeedWorkspace): BrokenReference | undefined {
  const repeated = findRepeated(
    channels.map((channel) => channel.name),
    (at, name) => ({ path: ["channels", at, "name"], message: `the channel ${name} is given twice` }),
  );
  if (repeated) return repeated;
  const names = users.map((user) => user.name);
  return firstOf(channels, ({ members = [] }, at) => findInList(members, names, "user", ["channels", at, "members"]));
}

function findInApps({ apps = [], users, channels = [] }: SeedWorkspace): BrokenReference | undefined {
  const taken = [slackbotName, ...users.map((user) => user.name)];
  const names = channels.map((channel) => channel.name);
  return firstOf(apps, (app, at) => {
    const handle = botHandle(app.name);
    if (taken.includes(handle)) {
      const message = `the bot of ${app.name} would be called ${handle}, which is taken in this workspace`;
      return { path: ["apps", at, "name"], message };
    }
    taken.push(handle);
    const webhooks = app.webhook === undefined ? [] : [app.webhook];
    return (
      findInList(app.channels ?? [], names, "channel", ["apps", at, "channels"]) ??
      findInList(webhooks, names, "channel", ["apps", at, "webhook"]) ??
      findInScopes(app, at) ??
      findInManifest(app, at)
    );
  });
}

function findInScopes(app: SeedApp, at: number): BrokenReference | undefined {
  const asked = { bot: app.bot_scopes, user: app.user_scopes, app: app.app_scopes };
  return firstOf(["bot", "user", "app"] as const, (holder) =>
    firstOf(asked[holder] ?? [], (scope, place) => {
      const message = scopeFault(scope, holder);
      return message === undefined ? undefined : { path: ["apps", at, `${holder}_scopes`, place], message };
    }),
  );
}

function findInManifest(app: SeedApp, at: number): BrokenReference | undefined {
  if (app.manifest === undefined) return undefined;
  const parsed = parseManifest(seedManifest(app));
  const fault = parsed.ok ? undefined : parsed.faults[0];
  if (!fault) return undefined;
  const inside = fault.pointer.split("/").filter((step) => step !== "");
  const place = inside.join(".");
  return {
    path: ["apps", at, "manifest", ...inside],
    message: `the manifest of ${app.name} at ${place}: ${fault.message}`,
  };
}

function findInMessages({ messages = [], users, channels = [] }: SeedWorkspace): BrokenReference | undefined {
  const isStranger = (name: string) => !users.some((user) => user.name === name);
  return firstOf(messages, (message, at) => {
    const path = ["messages", at];
    if (!channels.some((channel) => channel.name === message.channel)) {
      return { path: [...path, "channel"], message: `there is no channel ${message.channel}` };
    }
    if (isStranger(message.user)) return { path: [...path, "user"], message: `there is no user ${message.user}` };
    return firstOf(message.replies ?? [], ({ user }, reply) =>
      isStranger(user) ? { path: [...path, "replies", reply, "user"], message: `there is no user ${user}` } : undefined,
    );
  });
}

/** A list of names: each must be known, and none may come twice. */
function findInList(
  names: readonly string[],
  known: readonly string[],
  kind: "user" | "channel",
  path: readonly (string | number)[],
): BrokenReference | undefined {
  const unknown = firstOf(names, (name, at) =>
    known.includes(name) ? undefined : { path: [...path, at], message: `there is no ${kind} ${name}` },
  );
  return unknown ?? findRepeated(names, (at, name) => ({ path: [...path, at], message: `${name} is listed twice` }));
}

function findRepeated(
  names: readonly string[],
  report: (at: number, name: string) => BrokenReference,
): BrokenReference | undefined {
  const at = names.findIndex((name, index) => names.indexOf(name) !== index);
  return at < 0 ? undefined : report(at, names[at] ?? "");
}

function firstOf<T>(
  items: readonly T[],
  find: (item: T, at: number) => BrokenReference | undefined,
): BrokenReference | undefined {
  for (const [at, item] of items.entries()) {
    const broken = find(item, at);
    if (broken) return broken;
  }
  return undefined;
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
