import type { Generated, Selectable } from "kysely";
import type { Role } from "./memberships.ts";

/**
 * A link that the operator of the server, or an administrator who invites, handed out: to create the first owner of an empty server, to choose a password,
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
  /** The administrator who invites; empty for a link of the operator. */
  inviter_id: Generated<string>;
  /** Comma-separated: the channels that an invited person joins. */
  channel_ids: Generated<string>;
  /** What the inviter writes to the person. */
  message: Generated<string>;
  /** The name that the form suggests. */
  real_name: Generated<string>;
  /** When an invited guest loses access. */
  guest_expires_ms: number | null;
}

export type OneTimeLinkRow = Selectable<OneTimeLinksTable>;
