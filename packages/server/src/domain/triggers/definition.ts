import type { TriggerType } from "@platform/protocol/triggers/triggerTypes.ts";
import type { TriggerInputs } from "@platform/protocol/triggers/fillInputs.ts";

/** A trigger as the caller defines it, not yet validated. */
export interface AskedTrigger {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** `#/workflows/<callback id>`. */
  readonly workflow: string;
  readonly appId: string;
  readonly inputs: unknown;
  readonly shortcut: unknown;
  readonly event: unknown;
  readonly schedule: unknown;
  readonly webhook: unknown;
}

/** What the type of a trigger needs besides, once it makes sense. */
export interface TriggerConfig {
  /** Kept as JSON, under the name that the type has for it. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly eventType: string | null;
  readonly dueMs: number | null;
  /** The channels that it listens in. */
  readonly channelIds: readonly string[];
  /** Whether it listens everywhere, private channels included. */
  readonly isEverywhere: boolean;
  readonly readsMessages: boolean;
}

/** A trigger that can be kept. */
export interface TriggerPlan extends TriggerConfig {
  readonly type: TriggerType;
  readonly workflow: string;
  readonly inputs: TriggerInputs;
}

export type DefinitionCode =
  | "app_not_found"
  | "access_denied"
  | "restricted_action"
  | "workflow_not_found"
  | "channel_not_found"
  | "invalid_trigger_type"
  | ConfigCode
  | InputsCode;

export type ConfigCode = "invalid_trigger_config" | "invalid_trigger_event_type";

export type InputsCode =
  | "invalid_trigger_inputs"
  | "invalid_interactive_trigger_inputs"
  | "customizable_inputs_only_allowed_on_link_triggers"
  | "customizable_inputs_not_allowed_on_optional_inputs"
  | "customizable_input_unsupported_type"
  | "too_many_customizable_inputs";
