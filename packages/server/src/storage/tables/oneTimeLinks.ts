import type { Selectable } from "kysely";
import type { Role } from "./memberships.ts";

/**
 * A link that the operator of the server handed out: to create the first owner of an empty server, to choose a password,
 * or to join a workspace. Stores only the hash of its secret. The row is deleted when the link is used.
 */
export interface OneTimeLinksTable {
  hash: string;
  purpose: "setup" | "password" | "invite";
  /** Null for a setup link: there is no workspace yet. */
  team_id: string | null;
  /** The person who may choose a password. */
  user_id: string | null;
  /** The address of an invited person. */
  email: string | null;
  /** The role of an invited person. */
  role: Role | null;
  /** 1 when the link also removes the person's second factor. */
  removes_second_factor: number;
  created_ms: number;
  expires_ms: number;
}

export type OneTimeLinkRow = Selectable<OneTimeLinksTable>;
