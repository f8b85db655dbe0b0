import type { Parameters } from "./parameters.ts";
import type { WorkflowDefinition } from "./defineWorkflow.ts";

export const TriggerTypes = {
  Shortcut: "shortcut",
  Event: "event",
  Scheduled: "scheduled",
  Webhook: "webhook",
} as const;

/** What can start a workflow by happening. */
export const TriggerEventTypes = {
  AppMentioned: "slack#/events/app_mentioned",
  ChannelArchived: "slack#/events/channel_archived",
  ChannelCreated: "slack#/events/channel_created",
  ChannelRenamed: "slack#/events/channel_renamed",
  ChannelShared: "slack#/events/channel_shared",
  ChannelUnarchived: "slack#/events/channel_unarchived",
  ChannelUnshared: "slack#/events/channel_unshared",
  EmojiChanged: "slack#/events/emoji_changed",
  MessageMetadataPosted: "slack#/events/message_metadata_posted",
  MessagePosted: "slack#/events/message_posted",
  PinAdded: "slack#/events/pin_added",
  PinRemoved: "slack#/events/pin_removed",
  ReactionAdded: "slack#/events/reaction_added",
  ReactionRemoved: "slack#/events/reaction_removed",
  UserJoinedChannel: "slack#/events/user_joined_channel",
  UserJoinedTeam: "slack#/events/user_joined_team",
  UserLeftChannel: "slack#/events/user_left_channel",
} as const;

/** What a trigger can hand to its workflow, as templates. */
export const TriggerContextData = {
  Shortcut: {
    interactivity: "{{data.interactivity}}",
    user_id: "{{data.user_id}}",
    /** Only when the link is run in a channel or a DM. */
    channel_id: "{{data.channel_id}}",
    /** `message`, `bookmark`, `button`, or `link` from the shortcut menu and from the page of the link. */
    location: "{{data.location}}",
    /** Only from a message. */
    message_ts: "{{data.message_ts}}",
    /** Only from a workflow button. */
    action_id: "{{data.action_id}}",
    /** Only from a workflow button. */
    block_id: "{{data.block_id}}",
    /** Only from a bookmark. */
    bookmark_id: "{{data.bookmark_id}}",
    event_timestamp: "{{data.event_timestamp}}",
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

/** Only what makes it true starts the workflow: `{ version: 1, root: { statement: "{{data.text}} CONTAINS 'tea'" } }`. */
export interface TriggerFilter {
  readonly version: 1;
  readonly root: FilterNode;
}

export type FilterNode =
  | { readonly statement: string }
  | { readonly operator: "AND" | "OR" | "NOT"; readonly inputs: readonly FilterNode[] };

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
          readonly filter?: TriggerFilter;
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
    | { readonly type: "webhook"; readonly webhook?: { readonly filter?: TriggerFilter } }
  );
