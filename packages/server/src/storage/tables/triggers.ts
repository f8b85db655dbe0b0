import type { RunPermission, TriggerType } from "@platform/protocol/triggers/triggerTypes.ts";
import type { Selectable } from "kysely";

/** What starts a workflow of an app in a workspace. */
export interface TriggersTable {
  id: string;
  app_id: string;
  /** Where it starts runs. */
  team_id: string;
  type: TriggerType;
  name: string;
  description: string;
  /** Callback id of the workflow, as the app's manifest has it. */
  workflow: string;
  /** JSON: for each input of the workflow what stands for it, or that whoever runs it is asked. */
  inputs: string;
  /** JSON: what its type needs besides, as it was given. */
  config: string;
  /** Of an event: its name. The follower asks by it. */
  event_type: string | null;
  /** Of a schedule: when it comes next; nothing once it has ended. */
  due_ms: number | null;
  /** How often a schedule has come. */
  occurrences: number;
  permission_type: RunPermission;
  creator_id: string;
  created_ms: number;
  updated_ms: number;
}

export type TriggerRow = Selectable<TriggersTable>;
