import { sql } from "kysely";
import type { Db } from "../db.ts";
import type { UsergroupRow } from "../tables/usergroups.ts";
import { printCondition, type ScimCondition } from "./scimCondition.ts";
import { compareExactly } from "./scimPeople.ts";

export type ScimGroupField = "id" | "name" | "external_id" | "member";
export type ScimGroupCondition = ScimCondition<ScimGroupField>;

/** A page of the groups of these workspaces that are not disabled, by id, and how many there are. */
export async function selectScimGroups(
  db: Db,
  asked: {
    readonly teamIds: readonly string[];
    readonly connectionId: string;
    readonly condition: ScimGroupCondition | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ readonly groups: readonly UsergroupRow[]; readonly total: number }> {
  const { condition } = asked;
  const groups = db
    .selectFrom("usergroups")
    .leftJoin("scim_resources", (join) =>
      join
        .onRef("scim_resources.resource_id", "=", "usergroups.id")
        .on("scim_resources.connection_id", "=", asked.connectionId),
    )
    .where("usergroups.team_id", "in", asked.teamIds)
    .where("usergroups.disabled_ms", "is", null)
    .$if(condition !== undefined, (query) => (condition ? query.where(printCondition(condition, columnOf)) : query));
  const counted = await groups.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  if (asked.limit === 0) return { groups: [], total: Number(counted.total) };
  const page = await groups
    .selectAll("usergroups")
    .orderBy("usergroups.id")
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { groups: page, total: Number(counted.total) };
}

/** The groups of these workspaces that these people are in. */
export async function selectGroupsOfPeople(
  db: Db,
  teamIds: readonly string[],
  userIds: readonly string[],
): Promise<{ readonly user_id: string; readonly id: string; readonly name: string }[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom("usergroup_members")
    .innerJoin("usergroups", "usergroups.id", "usergroup_members.usergroup_id")
    .select(["usergroup_members.user_id", "usergroups.id", "usergroups.name"])
    .where("usergroups.team_id", "in", teamIds)
    .where("usergroups.disabled_ms", "is", null)
    .where("usergroup_members.user_id", "in", userIds)
    .orderBy("usergroups.id")
    .execute();
}

function columnOf(field: ScimGroupField, operator: string, value: string) {
  const exactly = operator === "ne" ? "ne" : "eq";
  switch (field) {
    case "name":
      return sql.ref<string>("usergroups.name");
    case "id":
      return { is: compareExactly(sql.ref<string>("usergroups.id"), exactly, value) };
    case "external_id":
      return { is: compareExactly(sql.ref<string>("scim_resources.external_id"), exactly, value) };
    case "member":
      return {
        is: sql<boolean>`exists (select 1 from usergroup_members m
          where m.usergroup_id = usergroups.id and m.user_id = ${value})`,
      };
  }
}
