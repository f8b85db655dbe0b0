/** What may be linked in a channel that is shared with another organization, each by its name in the policy. */
export const linkedKinds = ["file_links", "canvases", "lists"] as const;
export type LinkedKind = (typeof linkedKinds)[number];

/** Who of a connected organization may be named to run a trigger, likewise. */
export const runnerKinds = ["trigger_users", "trigger_channels", "trigger_teams", "trigger_orgs"] as const;
export type RunnerKind = (typeof runnerKinds)[number];

/** Whether people may invite other organizations before an admin, or an app for one, has reviewed the invite. */
const inviteKind = "unreviewed_invites";

type ConnectKind = LinkedKind | RunnerKind | typeof inviteKind;
const connectKinds: readonly ConnectKind[] = [...linkedKinds, ...runnerKinds, inviteKind];

/** What a change allows or blocks; the rest stays as it is. */
export type ConnectChange = Readonly<Partial<Record<ConnectKind, boolean | undefined>>>;

/** Stored as a comma list of what is blocked, so that nothing means that all is well. */
export function readBlocked(stored: string): ReadonlySet<string> {
  return new Set(stored.split(",").filter((kind) => kind !== ""));
}

export function needsReview(blocked: ReadonlySet<string>): boolean {
  return blocked.has(inviteKind);
}

export function changeBlocked(stored: string, change: ConnectChange): string {
  const before = readBlocked(stored);
  return connectKinds.filter((kind) => !(change[kind] ?? !before.has(kind))).join(",");
}

/** What is allowed, by name; what the org blocks no workspace of it can allow. */
export function connectPolicyOf(ofTeam: string, ofOrg = ""): Record<ConnectKind, boolean> {
  const blocked = new Set([...readBlocked(ofTeam), ...readBlocked(ofOrg)]);
  return Object.fromEntries(connectKinds.map((kind) => [kind, !blocked.has(kind)])) as Record<ConnectKind, boolean>;
}
