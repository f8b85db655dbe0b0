import type { Parameters } from "./parameters.ts";
import type { WorkflowDefinition } from "./defineWorkflow.ts";

export const TriggerTypes = {
  Shortcut: "shortcut",
  Event: "event",
  Scheduled: "scheduled",
  Webhook: "webhook",
} as const;

/** What a trigger can hand to its workflow, as templates. */
export const TriggerContextData = {
  Shortcut: {
    interactivity: "{{data.interactivity}}",
    user_id: "{{data.user_id}}",
    channel_id: "{{data.channel_id}}",
    team_id: "{{data.team_id}}",
  },
  Event: {
    user_id: "{{data.user_id}}",
    channel_id: "{{data.channel_id}}",
    message_ts: "{{data.message_ts}}",
    text: "{{data.text}}",
    reaction: "{{data.reaction}}",
    team_id: "{{data.team_id}}",
  },
} as const;

export interface Frequency {
  readonly type: "once" | "hourly" | "daily" | "weekly" | "monthly" | "yearly";
  readonly repeats_every?: number;
  readonly on_days?: readonly string[];
  readonly on_week_num?: number;
}

interface TriggerBase<W extends WorkflowDefinition> {
  readonly name: string;
  readonly description?: string;
  /** `#/workflows/<callback_id>`. */
  readonly workflow: `#/workflows/${string}`;
  readonly inputs?: {
    readonly [Name in keyof InputsOf<W>["properties"]]?: { readonly value: unknown } | { readonly customizable: true };
  };
}

type InputsOf<W> = W extends WorkflowDefinition<infer Inputs> ? Inputs : Parameters;

/** What starts a workflow: a person at a link, something that happened, the time, or a request from outside. */
export type Trigger<W extends WorkflowDefinition = WorkflowDefinition> = TriggerBase<W> &
  (
    | { readonly type: "shortcut"; readonly shortcut?: { readonly button_text: string } }
    | {
        readonly type: "event";
        readonly event: {
          readonly event_type: string;
          readonly channel_ids?: readonly string[];
          readonly all_resources?: boolean;
          readonly filter?: object;
        };
      }
    | {
        readonly type: "scheduled";
        readonly schedule: {
          readonly start_time: string;
          readonly end_time?: string;
          readonly occurrence_count?: number;
          readonly timezone?: string;
          readonly frequency: Frequency;
        };
      }
    | { readonly type: "webhook"; readonly webhook?: { readonly filter?: object } }
  );
