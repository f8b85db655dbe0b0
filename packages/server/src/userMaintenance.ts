import { type Outcome, refuse } from "@platform/protocol";
import { auditedWrite } from "./domain/audit/auditedWrite.ts";
import type { CallEntry } from "./domain/audit/withEntry.ts";
import { noOrigin } from "./domain/audit/auditTrail.ts";
import { shellNote } from "./domain/audit/shellNote.ts";
import { createPasswordLink } from "./domain/oneTimeLinks/createPasswordLink.ts";
import { createPersonalInvite } from "./domain/oneTimeLinks/createPersonalInvite.ts";
import { findTeam, type TeamCode } from "./domain/store/findTeam.ts";
import { readPublicUrl } from "./domain/store/publicUrl.ts";
import type { Operation, WriteResult } from "./storage/job.ts";
import { selectCandidates, selectPasswordHash } from "./storage/queries/passwords.ts";
import { selectLiveTeams } from "./storage/queries/teams.ts";
import { selectPeople, selectUserAtHome } from "./storage/queries/users.ts";
import { type MaintenancePlace, openOperatedStore, type OperatedStore } from "./operatedStore.ts";
import type { Store } from "./storage/store.ts";
import type { TeamRow } from "./storage/tables/teams.ts";
import type { Role } from "./storage/tables/memberships.ts";

export type { TeamCode } from "./domain/store/findTeam.ts";

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

export type UserCode = TeamCode | "user_not_found" | "user_ambiguous" | "email_wrong" | "email_taken";

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

/** It only reads and adds links and audit entries, so that caches of a running server stay valid. */
export async function openUserMaintenance(place: MaintenancePlace): Promise<UserMaintenance> {
  const operated = await openOperatedStore(place);
  try {
    return await maintenanceOf(operated);
  } catch (error) {
    await operated.store.close();
    throw error;
  }
}

async function maintenanceOf({ store, operator, write }: OperatedStore): Promise<UserMaintenance> {
  const { db } = store;
  const audited = async <Input, Result extends WriteResult>(
    operation: Operation<Input, Result>,
    input: Input,
    entry: CallEntry,
  ) =>
    (await write(auditedWrite, {
      module: operation.module,
      input,
      entry,
      method: entry.method,
      origin: noOrigin,
    })) as Result;
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

const pageSize = 500;

async function listUsers({ db }: Store, team: TeamRow): Promise<ListedUser[]> {
  const users: ListedUser[] = [];
  for (let afterId = ""; ;) {
    const page = await selectPeople(db, { teamId: team.id, isActive: undefined, roles: [], afterId, limit: pageSize });
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
