import { existsSync } from "node:fs";
import { type Outcome, refuse } from "@platform/protocol";
import { auditedWrite } from "./domain/audit/auditedWrite.ts";
import type { Note } from "./domain/audit/note.ts";
import { shellNote } from "./domain/audit/shellNote.ts";
import { nobody } from "./domain/caller.ts";
import { createPasswordLink } from "./domain/oneTimeLinks/createPasswordLink.ts";
import { createPersonalInvite } from "./domain/oneTimeLinks/createPersonalInvite.ts";
import { claimStore } from "./domain/store/claimStore.ts";
import { readPublicUrl } from "./domain/store/publicUrl.ts";
import { emptyRefusal } from "./emptyRefusal.ts";
import type { StorePlace } from "./maintenance.ts";
import { databaseFile } from "./ports/dataFolder.ts";
import { StartFailure } from "./ports/failures.ts";
import { systemClock } from "./ports/ports.ts";
import { requireServerKey } from "./ports/serverKey.ts";
import type { Operation, WriteResult } from "./storage/job.ts";
import { selectCandidates, selectPasswordHash } from "./storage/queries/passwords.ts";
import { selectLiveTeams } from "./storage/queries/teams.ts";
import { selectPeople, selectUserAtHome } from "./storage/queries/users.ts";
import { openStore, type Store } from "./storage/store.ts";
import type { TeamRow } from "./storage/tables/teams.ts";
import type { Role } from "./storage/tables/memberships.ts";

export interface ListedUser {
  readonly id: string;
  readonly name: string;
  readonly real_name: string;
  readonly email: string | undefined;
  readonly role: Role;
  readonly workspace: string;
  readonly is_active: boolean;
  readonly has_password: boolean;
  readonly has_second_factor: boolean;
}

export type UserCode =
  | "no_workspace"
  | "workspace_not_found"
  | "workspace_ambiguous"
  | "user_not_found"
  | "user_ambiguous"
  | "email_wrong"
  | "email_taken";

type Linked = Outcome<{ path: string; workspace: string }, UserCode>;

/** People of a store, for commands that run beside a server or without one. */
export interface UserMaintenance extends AsyncDisposable {
  /** Where the server that was last started on this store is reached. */
  readonly baseUrl: string | undefined;
  readonly workspaces: readonly string[];
  list(workspace: string | undefined): Promise<Outcome<{ users: ListedUser[] }, UserCode>>;
  /** A link with which one person joins a workspace. */
  invite(input: {
    readonly email: string;
    readonly role: Role;
    readonly workspace: string | undefined;
  }): Promise<Linked>;
  /** A link with which a person chooses a new password. */
  reset(input: {
    readonly login: string;
    readonly workspace: string | undefined;
    readonly removesSecondFactor: boolean;
  }): Promise<Linked>;
}

export interface MaintenancePlace extends StorePlace {
  /** The operating system account that runs the command, for the audit log. */
  readonly operator: string;
}

/**
 * Opens the store that a server has used. It only reads and adds links and audit entries, so that caches of a running
 * server stay valid.
 */
export async function openUserMaintenance({
  dataFolder,
  databaseUrl,
  operator,
}: MaintenancePlace): Promise<UserMaintenance> {
  const serverKey = requireServerKey(dataFolder);
  if (databaseUrl === undefined && !existsSync(databaseFile(dataFolder)))
    throw new StartFailure(emptyRefusal(dataFolder));
  const store = await openStore(
    databaseUrl === undefined
      ? { kind: "file", path: databaseFile(dataFolder) }
      : { kind: "postgres", url: databaseUrl },
    { environment: { serverKey }, emptyRefusal: emptyRefusal(dataFolder, databaseUrl) },
  );
  try {
    return await maintenanceOf(store, operator);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function maintenanceOf(store: Store, operator: string): Promise<UserMaintenance> {
  const { db } = store;
  const write = <Input, Result extends WriteResult>(operation: Operation<Input, Result>, input: Input) =>
    store.write(operation, { caller: nobody, nowMs: systemClock.nowMs() }, input);
  const audited = async <Input, Result extends WriteResult>(
    operation: Operation<Input, Result>,
    input: Input,
    entry: Note,
  ) => (await write(auditedWrite, { module: operation.module, input, entry })) as Result;
  if (!(await write(claimStore, {})).ok) throw new StartFailure(otherKey);
  const teams = await selectLiveTeams(db);
  const find = (domain: string | undefined) => findTeam(teams, domain);
  return {
    baseUrl: await readPublicUrl(db),
    workspaces: teams.map((team) => team.domain),
    async list(workspace) {
      if (workspace !== undefined && !teams.some(({ domain }) => domain === workspace))
        return refuse("workspace_not_found");
      const wanted = teams.filter(({ domain }) => workspace === undefined || domain === workspace);
      const users = await Promise.all(wanted.map((team) => listUsers(store, team)));
      return { ok: true, users: users.flat() };
    },
    async invite({ email, role, workspace }) {
      const found = find(workspace);
      if (!found.ok) return found;
      const entry = shellNote({
        action: "shell.user.invite",
        operator,
        entity: { type: "workspace", id: found.team.id },
        teamId: found.team.id,
        details: { email: email.toLowerCase(), role },
      });
      const created = await audited(createPersonalInvite, { teamId: found.team.id, email, role }, entry);
      return created.ok ? { ...created, workspace: found.team.name } : created;
    },
    async reset({ login, workspace, removesSecondFactor }) {
      const found = workspace === undefined && teams.length !== 1 ? undefined : find(workspace);
      if (found && !found.ok) return found;
      const people = await selectCandidates(db, { login, domain: found?.team.domain, limit: 2 });
      const [person] = people;
      if (!person) return refuse("user_not_found");
      if (people.length > 1) return refuse("user_ambiguous");
      const user = await selectUserAtHome(db, person.id);
      const team = teams.find(({ id }) => id === user?.team_id);
      const entry = shellNote({
        action: "shell.user.reset",
        operator,
        entity: { type: "user", id: person.id },
        teamId: user?.team_id ?? "",
        details: { removes_second_factor: removesSecondFactor },
      });
      const created = await audited(createPasswordLink, { userId: person.id, removesSecondFactor }, entry);
      return created.ok ? { ...created, workspace: team?.name ?? "" } : created;
    },
    [Symbol.asyncDispose]: () => store.close(),
  };
}

const otherKey =
  "This database belongs to another server key. Pass the data folder of its server, which has the right server.key, with --data.";

function findTeam(
  teams: readonly TeamRow[],
  domain: string | undefined,
): Outcome<{ team: TeamRow }, "no_workspace" | "workspace_not_found" | "workspace_ambiguous"> {
  const [first, second] = domain === undefined ? teams : teams.filter((team) => team.domain === domain);
  if (first && !second) return { ok: true, team: first };
  if (second) return refuse("workspace_ambiguous");
  return refuse(teams.length === 0 ? "no_workspace" : "workspace_not_found");
}

const pageSize = 500;

async function listUsers({ db }: Store, team: TeamRow): Promise<ListedUser[]> {
  const users: ListedUser[] = [];
  for (let afterId = ""; ;) {
    const page = await selectPeople(db, { teamId: team.id, isActive: undefined, afterId, limit: pageSize });
    for (const user of page) {
      users.push({
        id: user.id,
        name: user.name,
        real_name: user.real_name,
        email: user.email ?? undefined,
        role: user.role,
        workspace: team.domain,
        is_active: user.deactivated_ms === null,
        has_password: (await selectPasswordHash(db, user.id)) !== undefined,
        has_second_factor: user.two_factor_ms !== null,
      });
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return users;
    afterId = last.id;
  }
}
