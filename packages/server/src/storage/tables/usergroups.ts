import type { Generated, Selectable } from "kysely";

export interface UsergroupsTable {
  id: string;
  team_id: string;
  name: string;
  /** What people type after the @. */
  handle: string;
  description: string;
  creator_id: string;
  updater_id: string;
  created_ms: number;
  updated_ms: number;
  /** When it was disabled. A disabled group keeps its members and its handle. */
  disabled_ms: Generated<number | null>;
  disabler_id: Generated<string | null>;
  /** JSON: the channels that new members are added to. */
  channel_ids: Generated<string>;
  /** JSON: further channels of the group. */
  extra_channel_ids: Generated<string>;
  /** 1 when members see the channels as a section of their sidebar. */
  is_section: Generated<number>;
}

export type UsergroupRow = Selectable<UsergroupsTable>;
