// GENERATED from the declarations of the built-in functions by npm run gen.

/** What each built-in function takes and returns, by its name in `slack#/functions/<name>`. */
export interface BuiltinFunctions {
  /** Puts a link at the end of a channel's bookmarks. */
  readonly add_bookmark: {
    readonly inputs: {
      readonly properties: {
        readonly channel_id: { readonly type: "slack#/types/channel_id" };
        readonly name: { readonly type: "string" };
        readonly link: { readonly type: "string" };
      };
      readonly required: readonly ["channel_id", "name", "link"];
    };
    readonly outputs: {
      readonly properties: {
        readonly channel_id: { readonly type: "slack#/types/channel_id" };
        readonly bookmark_name: { readonly type: "string" };
        readonly bookmark_link: { readonly type: "string" };
      };
      readonly required: readonly ["channel_id", "bookmark_name", "bookmark_link"];
    };
  };
  /** Pins a message to its channel. */
  readonly add_pin: {
    readonly inputs: {
      readonly properties: {
        readonly channel_id: { readonly type: "slack#/types/channel_id" };
        readonly message: { readonly type: "string" };
      };
      readonly required: readonly ["channel_id", "message"];
    };
    readonly outputs: {
      readonly properties: {};
      readonly required: readonly [];
    };
  };
  /** Reacts to a message, as the app's bot. */
  readonly add_reaction: {
    readonly inputs: {
      readonly properties: {
        readonly message_context: { readonly type: "slack#/types/message_context" };
        readonly emoji: { readonly type: "string" };
      };
      readonly required: readonly ["message_context", "emoji"];
    };
    readonly outputs: {
      readonly properties: {};
      readonly required: readonly [];
    };
  };
  /** Adds people to a user group. Existing members stay. */
  readonly add_user_to_usergroup: {
    readonly inputs: {
      readonly properties: {
        readonly usergroup_id: { readonly type: "slack#/types/usergroup_id" };
        readonly user_ids: { readonly type: "array"; readonly items: { readonly type: "slack#/types/user_id" } };
      };
      readonly required: readonly ["usergroup_id", "user_ids"];
    };
    readonly outputs: {
      readonly properties: {
        readonly usergroup_id: { readonly type: "slack#/types/usergroup_id" };
      };
      readonly required: readonly ["usergroup_id"];
    };
  };
  /** Closes a channel that the app's bot is in. */
  readonly archive_channel: {
    readonly inputs: {
      readonly properties: {
        readonly channel_id: { readonly type: "slack#/types/channel_id" };
      };
      readonly required: readonly ["channel_id"];
    };
    readonly outputs: {
      readonly properties: {
        readonly channel_id: { readonly type: "slack#/types/channel_id" };
      };
      readonly required: readonly ["channel_id"];
    };
  };
  /** Creates a channel with the app's bot in it. */
  readonly create_channel: {
    readonly inputs: {
      readonly properties: {
        readonly team_id: { readonly type: "slack#/types/team_id" };
        readonly channel_name: { readonly type: "string" };
        readonly is_private: { readonly type: "boolean" };
        readonly manager_ids: { readonly type: "array"; readonly items: { readonly type: "slack#/types/user_id" } };
      };
      readonly required: readonly ["channel_name"];
    };
    readonly outputs: {
      readonly properties: {
        readonly channel_id: { readonly type: "slack#/types/channel_id" };
        readonly manager_ids: { readonly type: "array"; readonly items: { readonly type: "slack#/types/user_id" } };
      };
      readonly required: readonly ["channel_id"];
    };
  };
  /** Creates a user group without members. */
  readonly create_usergroup: {
    readonly inputs: {
      readonly properties: {
        readonly team_id: { readonly type: "slack#/types/team_id" };
        readonly usergroup_name: { readonly type: "string" };
        readonly usergroup_handle: { readonly type: "string" };
      };
      readonly required: readonly ["usergroup_name", "usergroup_handle"];
    };
    readonly outputs: {
      readonly properties: {
        readonly usergroup_id: { readonly type: "slack#/types/usergroup_id" };
      };
      readonly required: readonly ["usergroup_id"];
    };
  };
  /** Waits before the next step. */
  readonly delay: {
    readonly inputs: {
      readonly properties: {
        readonly minutes_to_delay: { readonly type: "integer" };
      };
      readonly required: readonly ["minutes_to_delay"];
    };
    readonly outputs: {
      readonly properties: {};
      readonly required: readonly [];
    };
  };
  /** Invites people to a channel that the app's bot is in. Existing members stay. */
  readonly invite_user_to_channel: {
    readonly inputs: {
      readonly properties: {
        readonly channel_ids: { readonly type: "array"; readonly items: { readonly type: "slack#/types/channel_id" } };
        readonly user_ids: { readonly type: "array"; readonly items: { readonly type: "slack#/types/user_id" } };
        readonly usergroup_ids: { readonly type: "array"; readonly items: { readonly type: "slack#/types/usergroup_id" } };
      };
      readonly required: readonly ["channel_ids"];
    };
    readonly outputs: {
      readonly properties: {
        readonly user_ids: { readonly type: "array"; readonly items: { readonly type: "slack#/types/user_id" } };
        readonly usergroup_ids: { readonly type: "array"; readonly items: { readonly type: "slack#/types/usergroup_id" } };
      };
      readonly required: readonly [];
    };
  };
  /** Asks a person who has just acted to fill in a form, and waits for the answers. */
  readonly open_form: {
    readonly inputs: {
      readonly properties: {
        readonly title: { readonly type: "string" };
        readonly interactivity: { readonly type: "slack#/types/interactivity" };
        readonly fields: { readonly type: "slack#/types/form_input_object" };
        readonly description: { readonly type: "string" };
        readonly submit_label: { readonly type: "string" };
      };
      readonly required: readonly ["title", "interactivity", "fields"];
    };
    readonly outputs: {
      readonly properties: {
        readonly fields: { readonly type: "object" };
        readonly interactivity: { readonly type: "slack#/types/interactivity" };
        readonly submit_user: { readonly type: "slack#/types/user_id" };
        readonly timestamp_started: { readonly type: "slack#/types/timestamp" };
        readonly timestamp_completed: { readonly type: "slack#/types/timestamp" };
      };
      readonly required: readonly ["fields", "interactivity", "submit_user", "timestamp_started", "timestamp_completed"];
    };
  };
  /** Takes back a reaction of the app's bot. */
  readonly remove_reaction: {
    readonly inputs: {
      readonly properties: {
        readonly message_context: { readonly type: "slack#/types/message_context" };
        readonly emoji: { readonly type: "string" };
      };
      readonly required: readonly ["message_context", "emoji"];
    };
    readonly outputs: {
      readonly properties: {};
      readonly required: readonly [];
    };
  };
  /** Removes people from a user group. At least one member must remain. */
  readonly remove_user_from_usergroup: {
    readonly inputs: {
      readonly properties: {
        readonly usergroup_id: { readonly type: "slack#/types/usergroup_id" };
        readonly user_ids: { readonly type: "array"; readonly items: { readonly type: "slack#/types/user_id" } };
      };
      readonly required: readonly ["usergroup_id", "user_ids"];
    };
    readonly outputs: {
      readonly properties: {
        readonly usergroup_id: { readonly type: "slack#/types/usergroup_id" };
      };
      readonly required: readonly [];
    };
  };
  /** Replies to a message of an earlier step, or to the one that started the workflow. */
  readonly reply_in_thread: {
    readonly inputs: {
      readonly properties: {
        readonly message_context: { readonly type: "slack#/types/message_context" };
        readonly message: { readonly type: "slack#/types/rich_text" };
        readonly reply_broadcast: { readonly type: "boolean" };
        readonly metadata: { readonly type: "object"; readonly properties: { readonly event_type: { readonly type: "string" }; readonly event_payload: { readonly type: "object" } }; readonly required: readonly ["event_type", "event_payload"] };
        readonly interactive_blocks: { readonly type: "slack#/types/blocks" };
        readonly files: { readonly type: "array"; readonly items: { readonly type: "slack#/types/file_id" } };
      };
      readonly required: readonly ["message_context", "message"];
    };
    readonly outputs: {
      readonly properties: {
        readonly message_link: { readonly type: "string" };
        readonly message_context: { readonly type: "slack#/types/message_context" };
        readonly action: { readonly type: "object" };
        readonly interactivity: { readonly type: "slack#/types/interactivity" };
        readonly timestamp_started: { readonly type: "slack#/types/timestamp" };
        readonly timestamp_completed: { readonly type: "slack#/types/timestamp" };
      };
      readonly required: readonly ["message_link", "message_context", "timestamp_started", "timestamp_completed"];
    };
  };
  /** Writes to one person, as the app's bot. */
  readonly send_dm: {
    readonly inputs: {
      readonly properties: {
        readonly user_id: { readonly type: "slack#/types/user_id" };
        readonly message: { readonly type: "slack#/types/rich_text" };
        readonly interactive_blocks: { readonly type: "slack#/types/blocks" };
        readonly files: { readonly type: "array"; readonly items: { readonly type: "slack#/types/file_id" } };
      };
      readonly required: readonly ["user_id", "message"];
    };
    readonly outputs: {
      readonly properties: {
        readonly message_timestamp: { readonly type: "slack#/types/timestamp" };
        readonly message_link: { readonly type: "string" };
        readonly message_context: { readonly type: "slack#/types/message_context" };
        readonly action: { readonly type: "object" };
        readonly interactivity: { readonly type: "slack#/types/interactivity" };
        readonly timestamp_started: { readonly type: "slack#/types/timestamp" };
        readonly timestamp_completed: { readonly type: "slack#/types/timestamp" };
      };
      readonly required: readonly ["message_timestamp", "message_link", "message_context", "timestamp_started", "timestamp_completed"];
    };
  };
  /** Shows a message in a channel to one of its members alone; it is not kept. */
  readonly send_ephemeral_message: {
    readonly inputs: {
      readonly properties: {
        readonly channel_id: { readonly type: "slack#/types/channel_id" };
        readonly user_id: { readonly type: "slack#/types/user_id" };
        readonly message: { readonly type: "slack#/types/rich_text" };
        readonly thread_ts: { readonly type: "string" };
      };
      readonly required: readonly ["channel_id", "user_id", "message"];
    };
    readonly outputs: {
      readonly properties: {
        readonly message_ts: { readonly type: "slack#/types/message_ts" };
      };
      readonly required: readonly ["message_ts"];
    };
  };
  /** Posts a message into a channel, as the app's bot. */
  readonly send_message: {
    readonly inputs: {
      readonly properties: {
        readonly channel_id: { readonly type: "slack#/types/channel_id" };
        readonly message: { readonly type: "slack#/types/rich_text" };
        readonly metadata: { readonly type: "object"; readonly properties: { readonly event_type: { readonly type: "string" }; readonly event_payload: { readonly type: "object" } }; readonly required: readonly ["event_type", "event_payload"] };
        readonly interactive_blocks: { readonly type: "slack#/types/blocks" };
        readonly files: { readonly type: "array"; readonly items: { readonly type: "slack#/types/file_id" } };
      };
      readonly required: readonly ["channel_id", "message"];
    };
    readonly outputs: {
      readonly properties: {
        readonly message_timestamp: { readonly type: "slack#/types/timestamp" };
        readonly message_link: { readonly type: "string" };
        readonly message_context: { readonly type: "slack#/types/message_context" };
        readonly action: { readonly type: "object" };
        readonly interactivity: { readonly type: "slack#/types/interactivity" };
        readonly timestamp_started: { readonly type: "slack#/types/timestamp" };
        readonly timestamp_completed: { readonly type: "slack#/types/timestamp" };
      };
      readonly required: readonly ["message_timestamp", "message_link", "message_context", "timestamp_started", "timestamp_completed"];
    };
  };
  /** Sets the topic of a channel. */
  readonly update_channel_topic: {
    readonly inputs: {
      readonly properties: {
        readonly channel_id: { readonly type: "slack#/types/channel_id" };
        readonly topic: { readonly type: "string" };
      };
      readonly required: readonly ["channel_id", "topic"];
    };
    readonly outputs: {
      readonly properties: {
        readonly topic: { readonly type: "string" };
      };
      readonly required: readonly ["topic"];
    };
  };
}
