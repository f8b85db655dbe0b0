import { type Outcome, succeed } from "@platform/protocol";
import {
  type ChannelPeopleRow,
  type ChannelPostsRow,
  type PostedRow,
  selectAdded,
  selectChannelPeople,
  selectChannelPosts,
  selectPeopleOf,
  selectPosted,
  selectPublicChannels,
} from "../../storage/queries/analyticsDays.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import type { OrgRow, TeamRow } from "../access/accessTeam.ts";
import { readSharing, type Sharing } from "../connections/sharing.ts";
import type { ReadContext } from "../context.ts";
import { type AskedFile, chooseFile, type ChosenFile, type FileCode } from "./chooseFile.ts";

/** What one person did on a day. */
export interface MemberDay {
  readonly user: UserRow;
  readonly posts: PostedRow | undefined;
  readonly filesAdded: number;
}

/** What happened in one channel on a day. */
export interface ChannelDay {
  readonly channel: ChannelRow;
  readonly team: TeamRow;
  readonly sharing: Sharing | undefined;
  readonly people: ChannelPeopleRow | undefined;
  readonly posts: ChannelPostsRow | undefined;
}

/** The rows of a file, of what it is about. */
export type FileRows =
  | { readonly of: "member"; readonly rows: readonly MemberDay[] }
  | { readonly of: "public_channel"; readonly rows: readonly ChannelDay[] }
  | { readonly of: "metadata"; readonly rows: readonly ChannelRow[] };

export interface AnalyticsFile {
  readonly org: OrgRow;
  readonly date: string;
  readonly content: FileRows;
}

/** A day of an org, by person or by channel. It is counted on request, so that posting costs nothing extra. */
export async function readFile(ctx: ReadContext, asked: AskedFile): Promise<Outcome<AnalyticsFile, FileCode>> {
  const chosen = await chooseFile(ctx, asked);
  if (!chosen.ok) return chosen;
  const { org, day } = chosen;
  return succeed({ org, date: day.text, content: await readRows(ctx, asked, chosen) });
}

async function readRows(ctx: ReadContext, asked: AskedFile, chosen: ChosenFile): Promise<FileRows> {
  if (asked.type === "member") return { of: "member", rows: await readMembers(ctx, chosen) };
  if (!asked.metadataOnly) return { of: "public_channel", rows: await readChannels(ctx, chosen) };
  const ofTeams: ChannelRow[][] = [];
  for (const team of chosen.teams) ofTeams.push(await selectPublicChannels(ctx.db, team.id, ctx.nowMs + 1));
  return { of: "metadata", rows: ofTeams.flat() };
}

/** People also post in channels of the org's other workspaces, so all channels are counted before any person is reported. */
async function readMembers({ db }: ReadContext, { teams, day }: ChosenFile): Promise<MemberDay[]> {
  const posts = new Map<string, PostedRow>();
  const added = new Map<string, number>();
  const people: UserRow[] = [];
  for (const team of teams) {
    for (const row of await selectPosted(db, team.id, day.fromMs * 1000, day.beforeMs * 1000)) {
      posts.set(row.user_id, sumOf(row, posts.get(row.user_id)));
    }
    for (const row of await selectAdded(db, team.id, day.fromMs, day.beforeMs)) added.set(row.user_id, row.added);
    people.push(...(await selectPeopleOf(db, team.id, day)));
  }
  return people.map((user) => ({ user, posts: posts.get(user.id), filesAdded: added.get(user.id) ?? 0 }));
}

function sumOf(one: PostedRow, other: PostedRow | undefined): PostedRow {
  if (!other) return one;
  return {
    user_id: one.user_id,
    posted: one.posted + other.posted,
    posted_in_channels: one.posted_in_channels + other.posted_in_channels,
  };
}

async function readChannels({ db }: ReadContext, { teams, day }: ChosenFile): Promise<ChannelDay[]> {
  const rows: ChannelDay[] = [];
  for (const team of teams) {
    const channels = await selectPublicChannels(db, team.id, day.beforeMs);
    const people = byKey(await selectChannelPeople(db, team.id));
    const posts = byKey(await selectChannelPosts(db, team.id, day.fromMs * 1000, day.beforeMs * 1000));
    for (const channel of channels) {
      const counted = { people: people.get(channel.key), posts: posts.get(channel.key) };
      rows.push({ channel, team, sharing: readSharing(channel), ...counted });
    }
  }
  return rows;
}

function byKey<Row extends { readonly channel_key: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.channel_key, row]));
}
