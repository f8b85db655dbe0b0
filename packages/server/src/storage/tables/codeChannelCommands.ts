import type { Selectable } from "kysely";

/** A slash command that an agent offers in one code channel. */
export interface CodeChannelCommandsTable {
  channel_key: number;
  /** Without the slash, in lower case. */
  name: string;
  app_id: string;
  /** In the order in which the agent named them. */
  position: number;
  description: string;
  argument_hint: string;
  should_escape: number;
}

export type CodeChannelCommandRow = Selectable<CodeChannelCommandsTable>;
