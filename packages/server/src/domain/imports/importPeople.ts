import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectGeneralChannels } from "../../storage/queries/channels.ts";
import { selectEmailTaken, selectMembershipsOf, upsertImportedObjects } from "../../storage/queries/imports.ts";
import { insertMembers } from "../../storage/queries/members.ts";
import { insertMembership } from "../../storage/queries/memberships.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { insertUser, selectPeople } from "../../storage/queries/users.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { freeHandle } from "../users/freeHandle.ts";
import type { Role } from "../../storage/tables/memberships.ts";

/** A person or bot of an export, as they are stored. */
export interface ImportedPerson {
  readonly id: string;
  readonly name: string;
  readonly realName: string;
  readonly displayName: string;
  readonly title: string;
  readonly email: string | undefined;
  readonly phone: string;
  readonly pronouns: string;
  readonly statusText: string;
  readonly statusEmoji: string;
  readonly statusUntilMs: number | undefined;
  readonly tz: string;
  readonly locale: string;
  readonly color: string;
  readonly role: Role;
  /** When a guest loses access. */
  readonly expiresMs: number | undefined;
  readonly isDeactivated: boolean;
  readonly botId: string | undefined;
  readonly appId: string | undefined;
  readonly updatedMs: number | undefined;
  /** All that the export says, as JSON; nothing for a person of whom it has only the id. */
  readonly json: string | undefined;
}

export interface PeopleImport {
  readonly teamId: string;
  readonly people: readonly ImportedPerson[];
}

export interface PeopleImported {
  readonly added: readonly string[];
  /** Handles that were taken, and what people are called instead. */
  readonly renamed: readonly { readonly name: string; readonly as: string }[];
  /** People whose address another active account has. They have none. */
  readonly withoutEmail: readonly string[];
}

/** Adds accounts that nobody has claimed. Accounts that are there stay as they are. */
export const importPeople = defineOperation(
  import.meta,
  async (
    ctx,
    { teamId, people }: PeopleImport,
  ): Promise<Outcome<PeopleImported, "team_not_found" | "user_in_other_org">> => {
    const team = await selectTeam(ctx.db, teamId);
    if (!team) return refuse("team_not_found");
    const known = await selectMembershipsOf(
      ctx.db,
      people.map(({ id }) => id),
    );
    const isForeign = known.some(
      ({ team_id, org_id }) => team_id !== team.id && (org_id === null || org_id !== team.org_id),
    );
    if (isForeign) return refuse("user_in_other_org");
    const here = new Set(known.filter(({ team_id }) => team_id === team.id).map(({ user_id }) => user_id));
    const accounts = new Set(known.map(({ user_id }) => user_id));
    const renamed: { name: string; as: string }[] = [];
    const withoutEmail: string[] = [];
    const added: ImportedPerson[] = [];
    for (const person of people) {
      if (here.has(person.id)) continue;
      here.add(person.id);
      added.push(person);
      const isTaken = person.email !== undefined && (await selectEmailTaken(ctx.db, person.email));
      const name = await freeHandle(ctx, team.id, { wanted: person.name });
      if (name !== person.name) renamed.push({ name: person.name, as: name });
      if (isTaken && !accounts.has(person.id)) withoutEmail.push(person.id);
      await insertPerson(ctx, team, accounts, { ...person, name, email: isTaken ? undefined : person.email });
    }
    await joinGeneral(ctx, team, added);
    const documents = people.flatMap(({ id, json }) => (json === undefined ? [] : [{ id, body: json }]));
    await upsertImportedObjects(
      ctx.db,
      documents.map((row) => ({ ...row, team_id: team.id, kind: "user" as const })),
    );
    return succeed({ added: added.map(({ id }) => id), renamed, withoutEmail });
  },
);

async function insertPerson(
  ctx: WriteContext,
  team: TeamRow,
  accounts: ReadonlySet<string>,
  person: ImportedPerson,
): Promise<void> {
  const { nowMs } = ctx;
  const updatedMs = person.updatedMs ?? nowMs;
  const membership = {
    team_id: team.id,
    name: person.name,
    display_name: person.displayName,
    title: person.title,
    role: await freeRole(ctx, team, person),
    joined_ms: nowMs,
    deactivated_ms: person.isDeactivated ? updatedMs : null,
    expires_ms: person.expiresMs ?? null,
  };
  if (accounts.has(person.id))
    return insertMembership(ctx.db, { id: person.id, real_name: person.realName }, membership);
  await insertUser(ctx.db, {
    ...membership,
    id: person.id,
    real_name: person.realName,
    email: person.email ?? null,
    phone: person.phone,
    pronouns: person.pronouns,
    status_text: person.statusText,
    status_emoji: person.statusEmoji,
    status_until_ms: person.statusUntilMs ?? null,
    tz: person.tz,
    locale: person.locale,
    color: person.color,
    bot_id: person.botId ?? null,
    app_id: person.appId ?? null,
    created_ms: nowMs,
    updated_ms: updatedMs,
  });
}

/** A workspace has one primary owner. */
async function freeRole(ctx: WriteContext, team: TeamRow, { role }: ImportedPerson): Promise<Role> {
  if (role !== "primary_owner") return role;
  const where = { teamId: team.id, isActive: true, roles: [role], afterId: "", limit: 1 };
  return (await selectPeople(ctx.db, where)).length === 0 ? role : "owner";
}

/** Everybody of a workspace is in its general channel. */
async function joinGeneral(ctx: WriteContext, team: TeamRow, people: readonly ImportedPerson[]): Promise<void> {
  const active = people.filter(({ isDeactivated, botId }) => !isDeactivated && botId === undefined);
  if (active.length === 0) return;
  for (const { key, last_ts } of await selectGeneralChannels(ctx.db, team.id)) {
    const member = { channel_key: key, joined_ms: ctx.nowMs, last_read_ts: last_ts };
    await insertMembers(
      ctx.db,
      active.map(({ id }) => ({ ...member, user_id: id })),
    );
  }
}
