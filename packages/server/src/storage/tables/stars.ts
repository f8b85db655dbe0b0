import type { Generated, Selectable } from "kysely";

export type StarKind = "message" | "file" | "channel";

/** A message, file or conversation that a person saved in a workspace. */
export interface StarsTable {
  id: Generated<number>;
  team_id: string;
  user_id: string;
  kind: StarKind;
  /** The channel, or the file. */
  object_id: string;
  /** The message; 0 for anything else. */
  ts: number;
  at_ms: number;
}

export type StarRow = Selectable<StarsTable>;
