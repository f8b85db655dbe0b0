import { type RawBuilder, sql } from "kysely";
import type { Phrase } from "../dialects/searchIndex.ts";
import type { MessageFilter } from "./messageFilters.ts";
import type { Reader } from "./readable.ts";
import type { SearchScope } from "./searchScope.ts";
import type { SearchWalk } from "./searchWalk.ts";

/** What a search asks for, of messages or of files. */
export interface SearchPage extends SearchWalk, MessageFilter {
  readonly reader: Reader;
  readonly without: readonly Phrase[];
  readonly channelKeys?: readonly number[] | undefined;
  readonly notChannelKeys?: readonly number[] | undefined;
  /** Authors of messages, uploaders of files. */
  readonly userIds?: readonly string[] | undefined;
  readonly notUserIds?: readonly string[] | undefined;
  readonly hasLink?: boolean | undefined;
  /** Whether the reader saved it. */
  readonly isSaved?: boolean | undefined;
  /** Whether a filter is about files alone: no message fits it. */
  readonly isFilesOnly?: boolean | undefined;
  readonly fileTypes?: readonly string[] | undefined;
  readonly notFileTypes?: readonly string[] | undefined;
  /** Of what the reader can read, the part that is searched. */
  readonly scope?: SearchScope | undefined;
  /** Whether a filter says something that nothing can be. */
  readonly isEmpty?: boolean | undefined;
}

/** Whether the reader saved the message or file. */
export function isSavedBy(
  { userId, teamId }: Reader,
  object: { readonly id: RawBuilder<unknown>; readonly ts: RawBuilder<unknown> },
): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from stars st where st.user_id = ${userId} and st.team_id = ${teamId}
    and st.object_id = ${object.id} and st.ts = ${object.ts})`;
}
