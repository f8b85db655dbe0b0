import { slackbotId } from "@platform/protocol";
import { type RawBuilder, sql } from "kysely";
import type { ChannelKind } from "../tables/channels.ts";

/** A part of the conversations that a reader can read. */
export interface SearchScope {
  readonly kinds: readonly ChannelKind[];
  /** Set where of the conversations that are not public only this one is searched. */
  readonly besidesPublicKey?: number | undefined;
  /** Set where only this conversation is searched. */
  readonly onlyKey?: number | undefined;
  readonly withArchived: boolean;
  readonly withBots: boolean;
}

/** The scope as conditions on the channel `c`. */
export function scopeConditions(scope: SearchScope | undefined): RawBuilder<boolean>[] {
  if (!scope) return [];
  const { kinds, besidesPublicKey, onlyKey, withArchived } = scope;
  if (kinds.length === 0) return [sql<boolean>`1 = 0`];
  return [
    sql<boolean>`c.kind in (${sql.join(kinds)})`,
    ...(besidesPublicKey === undefined ? [] : [sql<boolean>`(c.kind = 'public' or c.key = ${besidesPublicKey})`]),
    ...(onlyKey === undefined ? [] : [sql<boolean>`c.key = ${onlyKey}`]),
    ...(withArchived ? [] : [sql<boolean>`c.is_archived = 0`]),
  ];
}

/** Whether the candidate `d` was written by a person. */
export const isByPerson = sql<boolean>`not exists (select 1 from search_docs sd left join users su on su.id = sd.user_id
  where sd.id = d.id and (su.bot_id is not null or sd.user_id = ${sql.lit(slackbotId)}))`;
