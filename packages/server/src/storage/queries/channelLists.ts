import type { Db } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { ChannelKind } from "../tables/channels.ts";
import { type SeenChannelRow, sightOf } from "./channels.ts";

/**
 * A page continues after the key of the last row, so the thousandth page costs what the first did. Each table has its own condition for where
 * it continues: PostgreSQL does not derive it from the others, and would read the rows of all earlier pages.
 */
interface Page {
  readonly teamId: string;
  /** Who looks. */
  readonly userId: string;
  readonly excludeArchived: boolean;
  readonly afterKey: number;
  readonly limit: number;
}

const isSharedWith = (teamId: string) => `(channels.sharing is not null and exists (
    select 1 from channel_teams s where s.channel_key = channels.key and s.team_id = ${teamId}))`;

const selectPublic = readStatement<
  [teamId: string, userId: string, afterKey: number, excludeArchived: number, limit: number],
  SeenChannelRow
>(`
  select channels.*, ${sightOf("$2")}
  from channels left join channel_members m on m.channel_key = channels.key and m.user_id = $2 and m.channel_key > $3
  where channels.team_id = $1 and channels.kind = 'public' and channels.key > $3
    and (channels.is_archived = 0 or $4 = 0)
  order by channels.key limit $5`);

/** Every public channel of the workspace, regardless of members. */
export function selectPublicChannels(db: Db, page: Page): Promise<SeenChannelRow[]> {
  const { teamId, userId, afterKey, excludeArchived, limit } = page;
  return selectPublic(db, teamId, userId, afterKey, excludeArchived ? 1 : 0, limit);
}

const selectShared = readStatement<
  [teamId: string, userId: string, afterKey: number, excludeArchived: number, limit: number],
  SeenChannelRow
>(`
  select channels.*, ${sightOf("$2")}
  from channel_teams s join channels on channels.key = s.channel_key
    left join channel_members m on m.channel_key = channels.key and m.user_id = $2
  where s.team_id = $1 and channels.kind = 'public' and s.channel_key > $3 and (channels.is_archived = 0 or $4 = 0)
  order by s.channel_key limit $5`);

/** Every public channel that others share with the workspace. */
export function selectSharedChannels(db: Db, page: Page): Promise<SeenChannelRow[]> {
  const { teamId, userId, afterKey, excludeArchived, limit } = page;
  return selectShared(db, teamId, userId, afterKey, excludeArchived ? 1 : 0, limit);
}

const selectOfMember = readStatement<
  [
    teamId: string,
    userId: string,
    memberId: string,
    afterKey: number,
    excludeArchived: number,
    limit: number,
    seesPublic: number,
    ...kinds: [string, string, string, string],
  ],
  SeenChannelRow
>(`
  select channels.*, ${sightOf("$2")}
  from channel_members w
    join channels on channels.key = w.channel_key
    left join channel_members m on m.channel_key = w.channel_key and m.user_id = $2 and m.channel_key > $4
  where w.user_id = $3 and w.channel_key > $4 and channels.key > $4
    and (channels.team_id = $1 or ${isSharedWith("$1")})
    and channels.kind in ($8, $9, $10, $11)
    and (channels.is_archived = 0 or $5 = 0)
    and (m.user_id is not null or (channels.kind = 'public' and $7 = 1))
    and ($2 <> $3 or m.closed_ts is null or channels.last_ts > m.closed_ts)
  order by w.channel_key limit $6`);

export interface MemberPage extends Page {
  /** Whose conversations. Of one's own, closed ones are left out; of another person's, those that the caller is not in. */
  readonly memberId: string;
  readonly kinds: readonly ChannelKind[];
  /** Whether public channels are seen from outside. */
  readonly seesPublic: boolean;
}

export function selectChannelsOfMember(db: Db, page: MemberPage): Promise<SeenChannelRow[]> {
  const { teamId, userId, memberId, afterKey, excludeArchived, limit, seesPublic } = page;
  const [a = "", b = "", c = "", d = ""] = page.kinds;
  const flags = [excludeArchived ? 1 : 0, limit, seesPublic ? 1 : 0] as const;
  return selectOfMember(db, teamId, userId, memberId, afterKey, ...flags, a, b, c, d);
}
