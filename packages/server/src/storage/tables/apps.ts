import type { Generated, Selectable } from "kysely";

/** Who an app is for: its own workspace, whoever has its link, or everybody through the directory. */
export type Distribution = "internal" | "unlisted" | "directory";

/** Client secret and signing secret are derived from the server's key, never stored. */
export interface AppsTable {
  id: string;
  team_id: string;
  name: string;
  client_id: string;
  rotation: number;
  /** JSON, as its author wrote it. */
  manifest: string;
  /** From the manifest: a comma list of the addresses that its tokens may be used from; any, when there is none. */
  address_ranges: string | null;
  distribution: Distribution;
  /** Who made it. Who may change it, besides the workspace's admins, stands with the collaborators. */
  owner_id: string | null;
  created_ms: number;
  deleted_ms: number | null;
  /** From the manifest: 1 where nobody may write to the app's bot. */
  messages_tab_off: Generated<number>;
  /** Since when it hears of no events, because it failed at nearly all; until its author saves its manifest again. */
  events_off_ms: number | null;
  /** How often the app was given another one; which one holds follows from it. */
  client_secret_turn: Generated<number>;
  signing_secret_turn: Generated<number>;
}

export type AppRow = Selectable<AppsTable>;
