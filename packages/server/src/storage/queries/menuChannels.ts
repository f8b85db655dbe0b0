import type { Db } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { ChannelKind } from "../tables/channels.ts";
import { type SeenChannelRow, sightOf } from "./channels.ts";
import type { NamePage } from "./menus.ts";

/** Channels by name, as menus show them: nothing that is archived. */
interface Poller {
  readonly teamId: string;
  /** Who looks. */
  readonly userId: string;
}

type Params = [teamId: string, userId: string, afterName: string, afterId: string, limit: number];

const goesOn = `channels.is_archived = 0 and (channels.sort_name, channels.id) > ($3, $4)
  order by channels.sort_name, channels.id limit $5`;

const selectPublic = readStatement<Params, SeenChannelRow>(`
  select channels.*, ${sightOf("$2")}
  from channels left join channel_members m on m.channel_key = channels.key and m.user_id = $2
  where channels.team_id = $1 and channels.kind = 'public' and ${goesOn}`);

/** Public channels of the workspace, from where the page before ended. */
export const selectPublicByName = (db: Db, { teamId, userId }: Poller, page: NamePage): Promise<SeenChannelRow[]> =>
  selectPublic(db, teamId, userId, page.afterName, page.afterId, page.limit);

const selectShared = readStatement<Params, SeenChannelRow>(`
  select channels.*, ${sightOf("$2")}
  from channel_teams s join channels on channels.key = s.channel_key
    left join channel_members m on m.channel_key = channels.key and m.user_id = $2
  where s.team_id = $1 and channels.kind = 'public' and ${goesOn}`);

/** Public channels that others share with the workspace. */
export const selectSharedByName = (db: Db, { teamId, userId }: Poller, page: NamePage): Promise<SeenChannelRow[]> =>
  selectShared(db, teamId, userId, page.afterName, page.afterId, page.limit);

const selectOfMember = readStatement<[...Params, ...kinds: [string, string]], SeenChannelRow>(`
  select channels.*, ${sightOf("$2")}
  from channel_members m join channels on channels.key = m.channel_key
  where m.user_id = $2 and channels.kind in ($6, $7)
    and (channels.team_id = $1 or (channels.sharing is not null and exists (
      select 1 from channel_teams s where s.channel_key = channels.key and s.team_id = $1)))
    and ${goesOn}`);

/** Channels that a person is in, of these kinds. */
export function selectOfMemberByName(
  db: Db,
  { teamId, userId }: Poller,
  kinds: readonly ChannelKind[],
  page: NamePage,
): Promise<SeenChannelRow[]> {
  const [one = "", other = one] = kinds;
  return selectOfMember(db, teamId, userId, page.afterName, page.afterId, page.limit, one, other);
}
