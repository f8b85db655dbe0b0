import type { Generated, Selectable } from "kysely";

/** Who can install the app: its own workspace, anyone with its link, or everyone through the directory. */
export type Distribution = "internal" | "unlisted" | "directory";

/** Client secret and signing secret are derived from the server key and never stored. */
export interface AppsTable {
  id: string;
  team_id: string;
  name: string;
  client_id: string;
  rotation: number;
  /** JSON, as its author wrote it. */
  manifest: string;
  /** From the manifest: the IP address ranges that may use its tokens, comma-separated. Null allows all. */
  address_ranges: string | null;
  distribution: Distribution;
  /** The person who created it. `app_collaborators` decides who may change it, besides the admins of the workspace. */
  owner_id: string | null;
  created_ms: number;
  deleted_ms: number | null;
  /** From the manifest: 1 when people cannot send messages to the app's bot. */
  messages_tab_off: Generated<number>;
  /**
   * When event delivery was switched off because nearly all deliveries failed. Saving the manifest switches it on
   * again.
   */
  events_off_ms: number | null;
  /** How often the secret was regenerated. The current secret is derived from this number. */
  client_secret_generation: Generated<number>;
  signing_secret_generation: Generated<number>;
}

export type AppRow = Selectable<AppsTable>;
