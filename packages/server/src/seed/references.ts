import type { SeedDocument, SeedWorkspace } from "./document.ts";

export interface BrokenReference {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The first name in the document that names nothing in it, or that is given twice. */
export function findBrokenReference(document: SeedDocument): BrokenReference | undefined {
  const orgs = new Set((document.orgs ?? []).map((org) => org.domain));
  for (const [at, workspace] of document.workspaces.entries()) {
    const path = ["workspaces", at];
    if (workspace.org !== undefined && !orgs.has(workspace.org)) {
      return { path: [...path, "org"], message: `there is no org with the domain ${workspace.org}` };
    }
    if (document.workspaces.findIndex((other) => other.domain === workspace.domain) !== at) {
      return { path: [...path, "domain"], message: `the domain ${workspace.domain} is taken by another workspace` };
    }
    const broken = findInWorkspace(workspace);
    if (broken) return { path: [...path, ...broken.path], message: broken.message };
  }
  return undefined;
}

function findInWorkspace(workspace: SeedWorkspace): BrokenReference | undefined {
  const users = new Set<string>();
  for (const [at, user] of workspace.users.entries()) {
    if (users.has(user.name)) return { path: ["users", at, "name"], message: `the name ${user.name} is given twice` };
    users.add(user.name);
  }
  const channels = new Set<string>();
  for (const [at, channel] of (workspace.channels ?? []).entries()) {
    if (channels.has(channel.name)) {
      return { path: ["channels", at, "name"], message: `the channel ${channel.name} is given twice` };
    }
    channels.add(channel.name);
    const stranger = channel.members?.findIndex((member) => !users.has(member)) ?? -1;
    if (stranger >= 0) {
      return { path: ["channels", at, "members", stranger], message: `there is no user ${channel.members?.[stranger]}` };
    }
  }
  for (const [at, app] of (workspace.apps ?? []).entries()) {
    const unknown = app.channels?.findIndex((channel) => !channels.has(channel)) ?? -1;
    if (unknown >= 0) {
      return { path: ["apps", at, "channels", unknown], message: `there is no channel ${app.channels?.[unknown]}` };
    }
  }
  for (const [at, message] of (workspace.messages ?? []).entries()) {
    if (!channels.has(message.channel)) {
      return { path: ["messages", at, "channel"], message: `there is no channel ${message.channel}` };
    }
    for (const name of [message.user, ...(message.replies ?? []).map((reply) => reply.user)]) {
      if (!users.has(name)) return { path: ["messages", at], message: `there is no user ${name}` };
    }
  }
  return undefined;
}
