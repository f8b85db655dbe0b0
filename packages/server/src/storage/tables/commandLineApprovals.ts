import type { Selectable } from "kysely";

/** One row per agreement, gone when it is redeemed; only hashes of what both sides hold. */
export interface CommandLineApprovalsTable {
  ticket_hash: string;
  challenge_hash: string;
  team_id: string;
  user_id: string;
  expires_ms: number;
}

export type CommandLineApprovalRow = Selectable<CommandLineApprovalsTable>;
