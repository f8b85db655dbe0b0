import type { Db } from "../db.ts";
import { readStatement } from "../statement.ts";
import { isChannelOf } from "./memberships.ts";

/** As little of a person as a menu needs: there may be thousands, and every opening of a menu reads them. */
export interface MenuPersonRow {
  readonly id: string;
  readonly name: string;
  readonly real_name: string;
  readonly display_name: string;
  readonly title: string;
  readonly color: string;
  readonly bot_id: string | null;
  readonly deactivated_ms: number | null;
  readonly sort_name: string;
}

/** Where a page of a list by name goes on, and how many rows it has. */
export interface NamePage {
  readonly afterName: string;
  readonly afterId: string;
  readonly limit: number;
}

const columns = "users.id, name, real_name, display_name, title, color, bot_id, deactivated_ms, sort_name";

const people = "memberships join users on users.id = memberships.user_id";

const names = "coalesce(nullif(display_name, ''), nullif(real_name, ''), name) || ' ' || real_name || ' ' || name";

/**
 * People whose names may match the typed text. A database folds only letters that all databases agree on, so a person with another
 * letter in the name may match as well, and the menu decides.
 */
const mayBeCalled = (pattern: string): string =>
  `(lower(${names}) like ${pattern} escape '!' or octet_length(${names}) <> length(${names}))`;

const selectOfTeam = readStatement<[teamId: string, pattern: string], MenuPersonRow>(
  `select ${columns} from ${people} where team_id = $1 and deactivated_ms is null and ${mayBeCalled("$2")}`,
);

/** Everybody of a workspace who is still there and may be called what was typed, which is folded. */
export const selectMenuPeople = (db: Db, teamId: string, typed: string): Promise<MenuPersonRow[]> =>
  selectOfTeam(db, teamId, patternOf(typed));

/** People who share a channel of the workspace with a person. */
const metBy = (userId: string, teamId: string): string => `(
    select o.user_id from channel_members m
      join channels on channels.key = m.channel_key and channels.team_id = ${teamId}
      join channel_members o on o.channel_key = m.channel_key
    where m.user_id = ${userId})`;

const selectMet = readStatement<[userId: string, teamId: string, pattern: string], MenuPersonRow>(`
  select ${columns} from ${people}
  where team_id = $2 and deactivated_ms is null and ${mayBeCalled("$3")} and user_id in ${metBy("$1", "$2")}`);

/** Of them, those that share a channel with a person. */
export const selectMetPeople = (db: Db, userId: string, teamId: string, typed: string): Promise<MenuPersonRow[]> =>
  selectMet(db, userId, teamId, patternOf(typed));

const selectOfTeamByName = readStatement<
  [teamId: string, afterName: string, afterId: string, limit: number],
  MenuPersonRow
>(`
  select ${columns} from ${people}
  where team_id = $1 and deactivated_ms is null and (sort_name, user_id) > ($2, $3)
  order by sort_name, user_id limit $4`);

/** Those of a workspace by name, from where the page before ended: the last page costs what the first did. */
export const selectPeopleByName = (db: Db, teamId: string, page: NamePage): Promise<MenuPersonRow[]> =>
  selectOfTeamByName(db, teamId, page.afterName, page.afterId, page.limit);

const selectMetByName = readStatement<
  [userId: string, teamId: string, afterName: string, afterId: string, limit: number],
  MenuPersonRow
>(`
  select ${columns} from ${people}
  where team_id = $2 and deactivated_ms is null and (sort_name, user_id) > ($3, $4) and user_id in ${metBy("$1", "$2")}
  order by sort_name, user_id limit $5`);

/** Of them, those that share a channel with a person. */
export const selectMetPeopleByName = (
  db: Db,
  userId: string,
  teamId: string,
  page: NamePage,
): Promise<MenuPersonRow[]> => selectMetByName(db, userId, teamId, page.afterName, page.afterId, page.limit);

function patternOf(typed: string): string {
  const isPlain = /^[ -~]*$/.test(typed);
  return isPlain ? `%${typed.replaceAll(/[!%_]/g, "!$&")}%` : "%";
}

const selectOthers = readStatement<
  [userId: string, teamId: string],
  { channel_key: number; real_name: string; display_name: string; name: string }
>(`
  select o.channel_key, users.real_name, coalesce(s.display_name, '') as display_name, coalesce(s.name, '') as name
  from channel_members m
    join channels on channels.key = m.channel_key and channels.kind in ('im', 'mpim') and ${isChannelOf("channels", "$2")}
    join channel_members o on o.channel_key = m.channel_key and o.user_id <> $1
    join users on users.id = o.user_id
    left join memberships s on s.team_id = channels.team_id and s.user_id = o.user_id
  where m.user_id = $1 order by o.channel_key, o.user_id`);

/** Who else is in the direct conversations of a person in a workspace, so that each can be called by their names. */
export const selectDirectOthers = (db: Db, teamId: string, userId: string): ReturnType<typeof selectOthers> =>
  selectOthers(db, userId, teamId);
