import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { Db } from "../db.ts";
import type { ChannelRow } from "../tables/channels.ts";
import type { Tables } from "../tables/tables.ts";

/** Channels that are hardly used. */
export interface QuietChannels {
  readonly teamIds: readonly string[];
  /** Nothing was written since, in microseconds. */
  readonly beforeUs: number;
  readonly membersMax: number;
  readonly afterId: string;
  readonly limit: number;
}

/** Public channels of these workspaces, by id. A channel that nothing was written in counts from its creation. */
export async function selectQuietChannels(db: Db, quiet: QuietChannels): Promise<string[]> {
  const rows = await db
    .selectFrom("channels")
    .select("id")
    .where("team_id", "in", quiet.teamIds)
    .where("kind", "=", "public")
    .where("is_archived", "=", 0)
    .where("member_count", "<=", quiet.membersMax)
    .where(sql<boolean>`case when last_ts = 0 then created_ms * 1000 else last_ts end < ${quiet.beforeUs}`)
    .where("id", ">", quiet.afterId)
    .orderBy("id")
    .limit(quiet.limit)
    .execute();
  return rows.map(({ id }) => id);
}

export const channelTypes = [
  "private",
  "private_exclude",
  "archived",
  "exclude_archived",
  "private_exclude_archived",
  "multi_workspace",
  "org_wide",
  "exclude_org_shared",
  "external_shared",
  "external_shared_exclude",
  "external_shared_private",
  "external_shared_archived",
] as const;

export type ChannelTypeFilter = (typeof channelTypes)[number];

export const channelSorts = ["relevant", "name", "member_count", "created"] as const;

export interface FoundChannels {
  readonly teamIds: readonly string[];
  /** In lower case; empty for all. */
  readonly query: string;
  /** All of them have to hold. */
  readonly types: readonly ChannelTypeFilter[];
  /** Organizations of which one has to be connected. */
  readonly connectedIds: readonly string[];
}

export interface FoundPage extends FoundChannels {
  readonly sort: (typeof channelSorts)[number];
  readonly direction: "asc" | "desc";
  readonly after: { readonly value: string | number; readonly id: string } | undefined;
  readonly limit: number;
}

export type FoundChannelRow = ChannelRow & { readonly sort_value: string | number };

type Where = ExpressionBuilder<Tables, "channels">;

/** Whether the channel is in another workspace of its own org. */
const isInOrg = sql<boolean>`exists (select 1 from channel_teams s join teams t on t.id = s.team_id
  join teams h on h.id = channels.team_id where s.channel_key = channels.key and t.org_id = h.org_id)`;

const isExternal = sql<boolean>`exists (select 1 from channel_teams s join teams t on t.id = s.team_id
  join teams h on h.id = channels.team_id
  where s.channel_key = channels.key and coalesce(t.org_id, t.id) <> coalesce(h.org_id, h.id))`;

/** In every workspace of its org that there is, and more than one. */
const isOrgWide = sql<boolean>`(${isInOrg} and not exists (
  select 1 from teams h join teams t on t.org_id = h.org_id and t.deleted_ms is null and t.id <> h.id
  where h.id = channels.team_id and not exists (
    select 1 from channel_teams s where s.channel_key = channels.key and s.team_id = t.id)))`;

const isPrivate = sql<boolean>`channels.kind = 'private'`;
const isArchived = sql<boolean>`channels.is_archived = 1`;
const not = (condition: RawBuilder<boolean>): RawBuilder<boolean> => sql<boolean>`not ${condition}`;

const conditions: Readonly<Record<ChannelTypeFilter, readonly RawBuilder<boolean>[]>> = {
  private: [isPrivate],
  private_exclude: [not(isPrivate)],
  archived: [isArchived],
  exclude_archived: [not(isArchived)],
  private_exclude_archived: [isPrivate, not(isArchived)],
  multi_workspace: [isInOrg],
  org_wide: [isOrgWide],
  exclude_org_shared: [not(isInOrg)],
  external_shared: [isExternal],
  external_shared_exclude: [not(isExternal)],
  external_shared_private: [isExternal, isPrivate],
  external_shared_archived: [isExternal, isArchived],
};

/** Names that begin with the text, or in which a word does. */
function isNamed(query: string): RawBuilder<boolean> {
  const text = query.replaceAll(/[\\%_]/g, (char) => `\\${char}`);
  return sql<boolean>`(channels.name like ${`${text}%`} escape '\\' or channels.name like ${`%-${text}%`} escape '\\'
    or channels.name like ${`%\\_${text}%`} escape '\\')`;
}

function filtersOf({ teamIds, query, types, connectedIds }: FoundChannels) {
  return (where: Where) =>
    where.and([
      where("channels.team_id", "in", teamIds),
      where("channels.kind", "in", ["public", "private"]),
      ...(query === "" ? [] : [isNamed(query)]),
      ...types.flatMap((type) => conditions[type]),
      ...(connectedIds.length === 0
        ? []
        : [
            sql<boolean>`exists (select 1 from channel_teams s join teams t on t.id = s.team_id
              where s.channel_key = channels.key and coalesce(t.org_id, t.id) in (${sql.join(connectedIds)}))`,
          ]),
    ]);
}

function valueOf({ sort, query }: FoundPage): RawBuilder<string | number> {
  if (sort === "name") return sql<string>`channels.sort_name`;
  if (sort === "created") return sql<number>`channels.created_ms`;
  if (sort === "member_count") return sql<number>`channels.member_count`;
  // The whole name, its beginning, a word in it.
  return sql<number>`case when channels.name = ${query} then 2
    when substr(channels.name, 1, ${query.length}) = ${query} then 1 else 0 end`;
}

/** Channels for administrators, in one total order: of the same value, by id. */
export function selectFoundChannels(db: Db, page: FoundPage): Promise<FoundChannelRow[]> {
  const value = valueOf(page);
  const { after, direction } = page;
  const isFurther = sql.raw(direction === "asc" ? ">" : "<");
  return db
    .selectFrom("channels")
    .selectAll()
    .select(value.as("sort_value"))
    .where(filtersOf(page))
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(${value} ${isFurther} ${after?.value} or (${value} = ${after?.value} and id > ${after?.id}))`,
      ),
    )
    .orderBy(value, direction)
    .orderBy("id")
    .limit(page.limit)
    .execute();
}

export async function countFoundChannels(db: Db, found: FoundChannels): Promise<number> {
  const { count } = await db
    .selectFrom("channels")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where(filtersOf(found))
    .executeTakeFirstOrThrow();
  return Number(count);
}
