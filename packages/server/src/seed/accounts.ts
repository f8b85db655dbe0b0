import type { SeedDocument, SeedUser, SeedWorkspace } from "./document.ts";
import type { BrokenReference } from "./references.ts";

/** What belongs to the account, and is given where the account is. */
const accountFields = ["id", "real_name", "email", "password", "department", "org_role", "tz", "locale"] as const;

/** The account behind a user who is listed in a second workspace. */
export interface SeedAccount {
  readonly workspace: SeedWorkspace;
  readonly user: SeedUser;
}

/** `acme/alice`: the user alice of an earlier workspace with the domain acme. */
export function findAccount({ workspaces }: SeedDocument, account: string): SeedAccount | undefined {
  const [domain, name] = account.split("/");
  const workspace = workspaces.find((candidate) => candidate.domain === domain);
  const user = workspace?.users.find((candidate) => candidate.name === name);
  return workspace && user && { workspace, user };
}

/** Users whose account does not exist, or could not have a second membership. */
export function findBrokenAccounts(document: SeedDocument): readonly BrokenReference[] {
  const broken: BrokenReference[] = [];
  for (const [place, workspace] of document.workspaces.entries()) {
    for (const [at, user] of workspace.users.entries()) {
      const message = user.account === undefined ? undefined : faultOf(document, workspace, user, user.account);
      if (message !== undefined) broken.push({ path: ["workspaces", place, "users", at, "account"], message });
    }
  }
  return [...broken, ...findSecondPrimaries(document)];
}

function faultOf(
  document: SeedDocument,
  workspace: SeedWorkspace,
  user: SeedUser,
  account: string,
): string | undefined {
  const found = findAccount(document, account);
  const isEarlier = found && document.workspaces.indexOf(found.workspace) < document.workspaces.indexOf(workspace);
  if (!found || !isEarlier) return `there is no user ${account} in an earlier workspace`;
  if (found.user.account !== undefined) return `${account} is itself a membership of ${found.user.account}`;
  if (workspace.org === undefined || found.workspace.org !== workspace.org) {
    return `${account} is in another org; a user belongs to several workspaces of one org only`;
  }
  const given = accountFields.find((name) => user[name] !== undefined);
  if (given !== undefined) return `${given} belongs to the account: give it at ${account}`;
  const isListedTwice = workspace.users.some((other) => other !== user && other.account === account);
  return isListedTwice ? `${account} is listed twice in ${workspace.domain}` : undefined;
}

/** An org has one primary owner. */
function findSecondPrimaries({ workspaces }: SeedDocument): readonly BrokenReference[] {
  const broken: BrokenReference[] = [];
  const orgs = new Set<string>();
  for (const [place, { org = "", users }] of workspaces.entries()) {
    for (const [at, user] of users.entries()) {
      if (user.org_role !== "primary_owner") continue;
      const path = ["workspaces", place, "users", at, "org_role"];
      if (orgs.has(org)) broken.push({ path, message: `the org ${org} has another primary owner already` });
      orgs.add(org);
    }
  }
  return broken;
}

/** The role in the org as it is stored: the first owner is the primary owner where the file names none. */
export function orgRoleOf(
  { workspaces }: SeedDocument,
  workspace: SeedWorkspace,
  user: SeedUser,
): SeedUser["org_role"] {
  const people = workspaces.filter(({ org }) => org === workspace.org).flatMap(({ users }) => users);
  const hasPrimary = people.some(({ org_role }) => org_role === "primary_owner");
  const firstOwner = people.find(({ org_role }) => org_role === "owner");
  return !hasPrimary && user === firstOwner ? "primary_owner" : user.org_role;
}
