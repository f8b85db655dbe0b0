import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db.ts";
import { compareText, printCondition, type ScimCondition, type ScimOperator } from "./scimCondition.ts";
import { usersIn } from "./users.ts";
import type { UserRow } from "../tables/memberships.ts";

/** What people can be found by. */
export type ScimPersonField =
  | "id"
  | "handle"
  | "given_user_name"
  | "email"
  | "external_id"
  | "active"
  | "display_name"
  | "real_name"
  | "title"
  | "department";

export type ScimPersonCondition = ScimCondition<ScimPersonField>;

/** The people whom a client manages: those of these workspaces. */
export interface ScimPeopleAsked {
  readonly teamIds: readonly string[];
  readonly connectionId: string;
  readonly condition: ScimPersonCondition | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A page of people by id, which never changes, and how many there are. */
export async function selectScimPeople(
  db: Db,
  asked: ScimPeopleAsked,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const people = db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .leftJoin("scim_resources", (join) =>
      join
        .onRef("scim_resources.resource_id", "=", "memberships.user_id")
        .on("scim_resources.connection_id", "=", asked.connectionId),
    )
    .where("memberships.team_id", "in", asked.teamIds)
    .where("users.bot_id", "is", null)
    .$if(asked.condition !== undefined, (query) => query.where(whereOf(asked)));
  const counted = await people
    .select((row) => row.fn.count<number>("memberships.user_id").distinct().as("total"))
    .executeTakeFirstOrThrow();
  if (asked.limit === 0) return { ids: [], total: Number(counted.total) };
  const page = await people
    .select("memberships.user_id")
    .distinct()
    .orderBy("memberships.user_id")
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { ids: page.map((row) => row.user_id), total: Number(counted.total) };
}

/** These people in those of the workspaces that they belong or belonged to, the oldest membership first. */
export async function selectMembershipsIn(
  db: Db,
  teamIds: readonly string[],
  userIds: readonly string[],
): Promise<UserRow[]> {
  if (userIds.length === 0) return [];
  return usersIn(db)
    .where("memberships.team_id", "in", teamIds)
    .where("memberships.user_id", "in", userIds)
    .where("users.bot_id", "is", null)
    .orderBy("memberships.user_id")
    .orderBy("memberships.joined_ms")
    .orderBy("memberships.team_id")
    .execute();
}

/** Whether another person of these workspaces has the address, whether active or not. */
export async function selectHasAddress(
  db: Db,
  asked: { readonly teamIds: readonly string[]; readonly email: string; readonly exceptId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("users.id")
    .where("memberships.team_id", "in", asked.teamIds)
    .where("users.bot_id", "is", null)
    .where("users.id", "<>", asked.exceptId)
    .where(compareText(sql.ref("users.email"), "eq", asked.email))
    .executeTakeFirst();
  return found !== undefined;
}

function whereOf({ condition, teamIds }: ScimPeopleAsked): RawBuilder<boolean> {
  if (!condition) throw new Error("there is no condition");
  return printCondition(condition, (field, operator, value) => columnOf(field, { operator, value, teamIds }));
}

const columns: Readonly<Record<Exclude<ScimPersonField, "id" | "active" | "external_id">, string>> = {
  handle: "memberships.name",
  given_user_name: "scim_resources.user_name",
  email: "users.email",
  display_name: "memberships.display_name",
  real_name: "users.real_name",
  title: "memberships.title",
  department: "users.department",
};

function columnOf(
  field: ScimPersonField,
  given: { readonly operator: ScimOperator; readonly value: string; readonly teamIds: readonly string[] },
): RawBuilder<string> | { readonly is: RawBuilder<boolean> } {
  const { operator, value, teamIds } = given;
  if (field === "id" || field === "external_id") {
    const column = field === "id" ? sql.ref<string>("users.id") : sql.ref<string>("scim_resources.external_id");
    return isExact(operator) ? { is: compareExactly(column, operator, value) } : column;
  }
  if (field !== "active") return sql.ref<string>(columns[field]);
  const isActive = sql<boolean>`exists (select 1 from memberships other where other.user_id = memberships.user_id
    and other.team_id in (${sql.join(teamIds)}) and other.deactivated_ms is null)`;
  return { is: value === "true" ? isActive : sql<boolean>`(not ${isActive})` };
}

function isExact(operator: ScimOperator): operator is "eq" | "ne" {
  return operator === "eq" || operator === "ne";
}

/** Ids that differ in capitals are different ids. */
export function compareExactly(column: RawBuilder<string>, operator: "eq" | "ne", value: string): RawBuilder<boolean> {
  const text = sql<string>`coalesce(${column}, '')`;
  return operator === "eq" ? sql<boolean>`(${text} = ${value})` : sql<boolean>`(${text} <> ${value})`;
}
