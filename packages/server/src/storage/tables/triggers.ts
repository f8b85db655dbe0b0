import type { RunPermission, TriggerType } from "@platform/protocol/triggers/triggerTypes.ts";
import type { Selectable } from "kysely";

/** A trigger that starts a workflow of an app in a workspace. */
export interface TriggersTable {
  id: string;
  app_id: string;
  /** The workspace in which it starts runs. */
  team_id: string;
  type: TriggerType;
  name: string;
  description: string;
  /** The callback id of the workflow in the app's manifest. */
  workflow: string;
  /** JSON: the value of each workflow input, or that the person who runs it enters it. */
  inputs: string;
  /** JSON: the settings of its type, as the caller sent them. */
  config: string;
  /** The event type of an event trigger. The outbox consumer selects by it. */
  event_type: string | null;
  /** The next time of a schedule. Null after its end. */
  due_ms: number | null;
  /** How often a schedule has run. */
  occurrences: number;
  permission_type: RunPermission;
  creator_id: string;
  created_ms: number;
  updated_ms: number;
}

export type TriggerRow = Selectable<TriggersTable>;
