// GENERATED from the event definitions by npm run gen.
import type { EntityPane, Message, User, View } from "./methods.ts";

/** Every event by its type. */
export interface Events {
  /** A session with an agent began, or has another title or status. */
  agent_session_changed: {
    readonly audience: "channel";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "agent_session_changed";
      readonly channel: string;
      /** Left out where the session is a whole code channel. */
      readonly thread_ts?: string;
      readonly title: string;
      /** The strongest of its agents. */
      readonly status: "closed" | "active" | "processing" | "suspended";
      /** Whether an agent at work subscribes to `agent_session_stopped`. */
      readonly can_stop: boolean;
      /** The person whom it began with. */
      readonly initiator?: string;
      readonly created: number;
      readonly agents: readonly ({
        readonly app_id: string;
        /** The bot user of the app. */
        readonly user: string;
        readonly status: "closed" | "active" | "processing" | "suspended";
        /** When the status began, in seconds. */
        readonly since: number;
        /** When `processing` falls back to `active`. */
        readonly until?: number;
        readonly username?: string;
        readonly icon_emoji?: string;
        readonly icon_url?: string;
      })[];
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver pinned or archived a session with an agent, or undid that. */
  agent_session_marked: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "agent_session_marked";
      /** The conversation. */
      readonly channel: string;
      /** Left out where the session is a whole code channel. */
      readonly thread_ts?: string;
      readonly is_pinned: boolean;
      readonly is_archived: boolean;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A person stopped the app while it was working in a session. */
  agent_session_stopped: {
    readonly audience: "app";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "agent_session_stopped";
      /** The conversation. */
      readonly channel: string;
      /** The person. */
      readonly user: string;
      /** Left out where the session is a whole code channel. */
      readonly thread_ts?: string;
      /** The streams of the app that were ended; empty when none was open. */
      readonly streaming_message_ts: readonly (string)[];
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A person, or another agent, renamed a session of the app. */
  agent_session_title_changed: {
    readonly audience: "app";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "agent_session_title_changed";
      /** The conversation. */
      readonly channel: string;
      /** The person, or the bot user of the other agent. */
      readonly user: string;
      readonly team_id: string;
      readonly enterprise_id?: string;
      /** Left out where the session is a whole code channel. */
      readonly thread_ts?: string;
      readonly title: string;
      readonly previous_title?: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A person with an open conversation with the agent looks at something else besides. */
  app_context_changed: {
    readonly audience: "app";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "app_context_changed";
      /** The conversation. */
      readonly channel: string;
      readonly user: string;
      /** What the person looks at besides, the most relevant first; empty when that is nothing. */
      readonly context: {
        readonly entities?: readonly ({
          readonly type: "slack#/types/channel_id" | "slack#/types/canvas_id" | "slack#/types/list_id";
          readonly value: string;
          readonly team_id?: string;
          readonly enterprise_id?: string;
        } | {
          readonly type: "slack#/types/message_context";
          readonly value: {
            readonly message_ts: string;
            readonly channel_id: string;
          };
          readonly team_id?: string;
          readonly enterprise_id?: string;
        })[];
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A person opened the home tab of the app, or the messages tab of an agent. */
  app_home_opened: {
    readonly audience: "app";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "app_home_opened";
      readonly user: string;
      /** The direct message conversation of the person and the app. */
      readonly channel: string;
      readonly tab: "home" | "messages";
      readonly view?: View;
      /** What the person looks at besides, the most relevant first; empty when that is nothing. */
      readonly context?: {
        readonly entities?: readonly ({
          readonly type: "slack#/types/channel_id" | "slack#/types/canvas_id" | "slack#/types/list_id";
          readonly value: string;
          readonly team_id?: string;
          readonly enterprise_id?: string;
        } | {
          readonly type: "slack#/types/message_context";
          readonly value: {
            readonly message_ts: string;
            readonly channel_id: string;
          };
          readonly team_id?: string;
          readonly enterprise_id?: string;
        })[];
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A message mentions the app. */
  app_mention: {
    readonly audience: "channel";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "app_mention";
      /** What is special about it; absent for an ordinary message. */
      readonly subtype?: string;
      /** Its author; absent when an app speaks under another name. */
      readonly user?: string;
      readonly text: string;
      /** Names the message within its conversation. */
      readonly ts: string;
      readonly team?: string;
      /** When an app posted it. */
      readonly bot_id?: string;
      /** When an app posted it. */
      readonly app_id?: string;
      /** The thread that it is part of, or begins. */
      readonly thread_ts?: string;
      /** On replies: who began the thread. */
      readonly parent_user_id?: string;
      readonly root?: Message;
      /** On the message that a thread begins with. */
      readonly reply_count?: number;
      /** Who replied; the ids of bots for apps that spoke under another name. */
      readonly reply_users?: readonly (string)[];
      readonly reply_users_count?: number;
      readonly latest_reply?: string;
      readonly is_locked?: boolean;
      readonly reactions?: readonly ({
        /** The emoji, without colons. */
        readonly name: string;
        /** The first people who reacted, at most 200. */
        readonly users: readonly (string)[];
        /** How many reacted, listed or not. */
        readonly count: number;
      })[];
      /** The channels it is pinned to. */
      readonly pinned_to?: readonly (string)[];
      /** Where a browser finds it, in answers that gather messages. */
      readonly permalink?: string;
      /** Whether the caller follows the thread. */
      readonly subscribed?: boolean;
      /** How far the caller has read the thread they follow. */
      readonly last_read?: string;
      readonly unread_count?: number;
      /** The other name under which an app speaks. */
      readonly username?: string;
      /** And its picture. */
      readonly icons?: Readonly<Record<string, string>>;
      readonly blocks?: readonly ({
        readonly type: string;
        readonly block_id?: string;
      })[];
      readonly attachments?: readonly (Readonly<Record<string, unknown>>)[];
      /** The id that the author's client made up for it. */
      readonly client_msg_id?: string;
      /** True of a message that was deleted and still has replies. */
      readonly hidden?: boolean;
      /** Of a message that an app streams, or streamed. */
      readonly streaming_state?: "in_progress" | "completed" | "errored";
      readonly edited?: {
        readonly user: string;
        readonly ts: string;
      };
      /** When asked for. */
      readonly metadata?: {
        readonly event_type: string;
        readonly event_payload: {};
      };
      /** The conversation. */
      readonly channel: string;
      readonly bot_profile?: {
        readonly id: string;
        readonly app_id: string;
        readonly user_id: string;
        readonly name: string;
        /** Its picture, by size. */
        readonly icons?: Readonly<Record<string, string>>;
        readonly deleted: boolean;
        readonly team_id: string;
        readonly updated: number;
      };
      /** As `files.info` answers them. */
      readonly files?: readonly ({
        readonly id: string;
      })[];
      /** With `file_share`. */
      readonly upload?: boolean;
      /** With `file_share`. */
      readonly display_as_bot?: boolean;
      /** With `channel_join`: the user who invited the new member. */
      readonly inviter?: string;
      /** With `channel_topic`. */
      readonly topic?: string;
      /** With `channel_purpose`. */
      readonly purpose?: string;
      /** With `channel_name`. */
      readonly old_name?: string;
      /** With `channel_name`. */
      readonly name?: string;
      readonly assistant_app_thread?: {
        readonly title?: string;
        readonly suggested_prompts?: {
          readonly title?: string;
          readonly prompts: readonly ({
            readonly title: string;
            readonly message: string;
          })[];
        };
      };
      /** For apps with `search:read.public` that a person mentions or writes to directly. */
      readonly assistant_thread?: {
        /** What `assistant.search.context` takes to search on behalf of the author, for a short time. */
        readonly action_token: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A person asked the administrators of the workspace to approve an app. */
  app_requested: {
    readonly audience: "team";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "app_requested";
      readonly app_request: {
        readonly id: string;
        readonly app: {
          readonly id: string;
          readonly name: string;
          readonly description: string;
          readonly is_app_directory_approved: boolean;
          readonly is_internal: boolean;
          readonly is_granular_bot_app: boolean;
          readonly additional_info: string;
        };
        readonly previous_resolution: {
          readonly status: "approved" | "restricted";
          readonly scopes: readonly ({
            readonly name: string;
            readonly description: string;
            /** Whether it gives power over the workspace. */
            readonly is_sensitive: boolean;
            readonly token_type: "bot" | "user";
          })[];
        } | null;
        readonly user: {
          readonly id: string;
          readonly name: string;
          readonly email: string;
        };
        readonly team: {
          readonly id: string;
          readonly name: string;
          readonly domain: string;
        };
        /** The scopes that the app asks for. */
        readonly scopes: readonly ({
          readonly name: string;
          readonly description: string;
          /** Whether it gives power over the workspace. */
          readonly is_sensitive: boolean;
          readonly token_type: "bot" | "user";
        })[];
        /** What the person wrote to the administrators. */
        readonly message: string;
        readonly date_created: number;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The app was removed from the workspace. */
  app_uninstalled: {
    readonly audience: "app";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "app_uninstalled";
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A person with an open thread with the app switched to another conversation. */
  assistant_thread_context_changed: {
    readonly audience: "app";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "assistant_thread_context_changed";
      readonly assistant_thread: {
        readonly user_id: string;
        /** The conversation beside the thread; empty when there is none. */
        readonly context: {
          readonly channel_id?: string;
          readonly team_id?: string;
          readonly enterprise_id?: string;
        };
        readonly channel_id: string;
        readonly thread_ts: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A person opened a new thread with the app. */
  assistant_thread_started: {
    readonly audience: "app";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "assistant_thread_started";
      readonly assistant_thread: {
        readonly user_id: string;
        /** The conversation beside the thread; empty when there is none. */
        readonly context: {
          readonly channel_id?: string;
          readonly team_id?: string;
          readonly enterprise_id?: string;
        };
        readonly channel_id: string;
        readonly thread_ts: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** An app set the status of its thread with a person. */
  assistant_thread_status: {
    readonly audience: "channel";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "assistant_thread_status";
      /** The conversation. */
      readonly channel: string;
      readonly thread_ts: string;
      /** The bot user of the app. */
      readonly user: string;
      readonly app_id: string;
      /** Empty when the app is idle. */
      readonly status: string;
      /** Texts that clients show in turn instead. */
      readonly loading_messages: readonly (string)[];
      /** Why there is no status any more; missing while there is one. */
      readonly clear_reason?: "reply" | "app" | "timeout" | "stop";
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A public channel was archived. */
  channel_archive: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "channel_archive";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The user who archived the channel. */
      readonly user: string;
      readonly is_moved: number;
    };
  };
  /** A channel was created; only its members receive this event for a private channel. */
  channel_created: {
    readonly audience: "team" | "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "channel_created";
      readonly channel: {
        readonly id: string;
        readonly name: string;
        readonly name_normalized: string;
        readonly created: number;
        readonly creator: string;
        /** In milliseconds. */
        readonly updated: number;
        readonly context_team_id: string;
        readonly is_channel: boolean;
        readonly is_group: boolean;
        readonly is_im: boolean;
        readonly is_mpim: boolean;
        readonly is_private: boolean;
        readonly is_archived: boolean;
        readonly is_general: boolean;
        readonly is_shared: boolean;
        readonly is_ext_shared: boolean;
        readonly is_org_shared: boolean;
        readonly is_pending_ext_shared: boolean;
        readonly is_moved: number;
        readonly unlinked: number;
        readonly shared_team_ids: readonly (string)[];
        readonly internal_team_ids: readonly (string)[];
        readonly pending_shared: readonly (string)[];
        readonly pending_connected_team_ids: readonly (string)[];
        readonly previous_names: readonly (string)[];
        readonly topic: {
          readonly value: string;
          readonly creator: string;
          readonly last_set: number;
        };
        readonly purpose: {
          readonly value: string;
          readonly creator: string;
          readonly last_set: number;
        };
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A public channel was deleted. */
  channel_deleted: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "channel_deleted";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The user who deleted the channel. */
      readonly actor_id: string;
    };
  };
  /** Retention deleted several messages of a public channel. */
  channel_history_changed: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "channel_history_changed";
      /** The conversation. */
      readonly channel: string;
      /** The newest message that was deleted; older ones may be gone, too. */
      readonly latest: string;
      /** When it happened. */
      readonly ts: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver left a public channel or was removed from it. */
  channel_left: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "channel_left";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The user who removed the receiver. */
      readonly actor_id: string;
    };
  };
  /** The receiver has read a public channel up to a message. */
  channel_marked: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "channel_marked";
      /** The conversation. */
      readonly channel: string;
      /** The last message that the person has read. */
      readonly ts: string;
      readonly unread_count: number;
      /** Without messages that clients do not show as unread. */
      readonly unread_count_display: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A public channel was renamed. */
  channel_rename: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "channel_rename";
      readonly channel: {
        readonly id: string;
        readonly is_channel: boolean;
        readonly is_mpim: boolean;
        readonly name: string;
        readonly name_normalized: string;
        readonly created: number;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver changed the sections of the sidebar. */
  channel_sections_changed: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "channel_sections_changed";
      /** All of them, in their order. */
      readonly sections: readonly ({
        readonly id: string;
        readonly type: "custom" | "stars" | "channels" | "direct_messages";
        /** Empty for the sections that everyone has: clients name them. */
        readonly name: string;
        /** The order of its conversations. */
        readonly sort: "name" | "recent";
        readonly is_collapsed: boolean;
        /** Of a custom section: its conversations, by id. The caller may have left some of them. */
        readonly channels: readonly (string)[];
      })[];
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A channel was shared with another workspace. */
  channel_shared: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "channel_shared";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The other workspace. */
      readonly connected_team_id: string;
    };
  };
  /** A public channel was restored from the archive. */
  channel_unarchive: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "channel_unarchive";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The user who restored the channel. */
      readonly user: string;
    };
  };
  /** A channel is no longer shared with another workspace. */
  channel_unshared: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "channel_unshared";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The other workspace. */
      readonly previously_connected_team_id: string;
      /** Whether the channel is still shared with another org. */
      readonly is_ext_shared: boolean;
    };
  };
  /** A person clicked an action item in the context bar of a code channel of the app. */
  code_channel_action: {
    readonly audience: "app";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "code_channel_action";
      /** The conversation. */
      readonly channel: string;
      /** The person. */
      readonly user: string;
      readonly action: {
        readonly key: string;
        readonly label: string;
        /** The `url` of the item, if it has one. */
        readonly value?: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** An agent changed the context bar, the commands or the views of a code channel. */
  code_channel_changed: {
    readonly audience: "channel";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "code_channel_changed";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The author of a message notifies the receiver of it in spite of do not disturb. */
  dnd_override: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "dnd_override";
      /** The conversation. */
      readonly channel: string;
      readonly user: string;
      readonly ts: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver's do-not-disturb settings changed. */
  dnd_updated: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "dnd_updated";
      readonly user: string;
      readonly dnd_status: {
        readonly dnd_enabled: boolean;
        /** In seconds; 1 when nothing is scheduled. */
        readonly next_dnd_start_ts: number;
        readonly next_dnd_end_ts: number;
        readonly snooze_enabled: boolean;
        readonly snooze_endtime?: number;
        readonly snooze_remaining?: number;
        readonly snooze_is_indefinite?: boolean;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The do-not-disturb settings of a person in the workspace changed. */
  dnd_updated_user: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "dnd_updated_user";
      readonly user: string;
      readonly dnd_status: {
        readonly dnd_enabled: boolean;
        /** In seconds; 1 when nothing is scheduled. */
        readonly next_dnd_start_ts: number;
        readonly next_dnd_end_ts: number;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver wrote, sent or deleted a draft in one of their browsers. */
  draft_changed: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "draft_changed";
      readonly draft_id: string;
      /** The conversation. */
      readonly channel: string;
      readonly thread_ts?: string;
      readonly version: number;
      readonly is_deleted: boolean;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A custom emoji was added, removed or renamed. */
  emoji_changed: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "emoji_changed";
      readonly subtype: "add";
      readonly name: string;
      /** The URL of the image, or `alias:` and the name of another emoji. */
      readonly value: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    } | {
      readonly type: "emoji_changed";
      readonly subtype: "remove";
      /** The emoji and its aliases. */
      readonly names: readonly (string)[];
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    } | {
      readonly type: "emoji_changed";
      readonly subtype: "rename";
      readonly old_name: string;
      readonly new_name: string;
      /** The URL of the image, or `alias:` and the name of another emoji. */
      readonly value: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** An app answered what a details pane of the receiver shows. */
  entity_details_presented: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "entity_details_presented";
      readonly pane: EntityPane;
    };
  };
  /** A person opened or refreshed the details of a work object of the app. */
  entity_details_requested: {
    readonly audience: "app";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "entity_details_requested";
      readonly user: string;
      /** For `entity.presentDetails`. */
      readonly trigger_id: string;
      readonly user_locale: string;
      readonly link: {
        readonly url: string;
        readonly domain: string;
      };
      readonly entity_url: string;
      readonly external_ref?: {
        readonly id: string;
        readonly type?: string;
      };
      /** The link in the message. */
      readonly app_unfurl_url?: string;
      readonly channel?: string;
      readonly message_ts?: string;
      readonly thread_ts?: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver has seen their activity up to an entry. */
  feed_marked: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "feed_marked";
      readonly last_read: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A file was changed: the content, the title or the access of a canvas or a list, a remote file, or a public link. */
  file_change: {
    readonly audience: "channel" | "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "file_change";
      readonly file_id: string;
      /** The user who uploaded or shared the file. */
      readonly user_id: string;
      readonly file: {
        readonly id: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver uploaded a file. */
  file_created: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "file_created";
      readonly file_id: string;
      /** The user who uploaded or shared the file. */
      readonly user_id: string;
      readonly file: {
        readonly id: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A file was deleted. */
  file_deleted: {
    readonly audience: "channel" | "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "file_deleted";
      readonly file_id: string;
      /** The conversation of the receiver in which the file was shared; empty when it was shared nowhere. */
      readonly channel_ids: readonly (string)[];
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A file was shared in a public channel for the first time. */
  file_public: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "file_public";
      readonly file_id: string;
      /** The user who uploaded or shared the file. */
      readonly user_id: string;
      readonly file: {
        readonly id: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A file was shared in a conversation. */
  file_shared: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "file_shared";
      readonly file_id: string;
      /** The user who uploaded or shared the file. */
      readonly user_id: string;
      readonly file: {
        readonly id: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The conversation. */
      readonly channel_id: string;
    };
  };
  /** The last message of a conversation that showed a file was deleted. */
  file_unshared: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "file_unshared";
      readonly file_id: string;
      /** The user who uploaded or shared the file. */
      readonly user_id: string;
      readonly file: {
        readonly id: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The conversation. */
      readonly channel_id: string;
    };
  };
  /** A workflow runs a function of the app. */
  function_executed: {
    readonly audience: "app";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "function_executed";
      readonly function: {
        readonly id: string;
        readonly callback_id: string;
        readonly title: string;
        readonly description: string;
        readonly type: "app";
        readonly input_parameters: readonly ({
          readonly type: string;
          readonly name: string;
          readonly title: string;
          readonly description: string;
          readonly is_required: boolean;
        })[];
        readonly output_parameters: readonly ({
          readonly type: string;
          readonly name: string;
          readonly title: string;
          readonly description: string;
          readonly is_required: boolean;
        })[];
        readonly app_id: string;
        readonly date_created: number;
        readonly date_updated: number;
        readonly date_deleted: number;
      };
      readonly inputs: Readonly<Record<string, unknown>>;
      /** For `functions.completeSuccess`. */
      readonly function_execution_id: string;
      readonly workflow_execution_id: string;
      /** A token for this execution alone. */
      readonly bot_access_token?: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The server is about to stop; reconnect. */
  goodbye: {
    readonly audience: "connection";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "goodbye";
    };
  };
  /** A private channel was archived. */
  group_archive: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "group_archive";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The user who archived the channel. */
      readonly user: string;
      readonly is_moved: number;
    };
  };
  /** A private channel was deleted. */
  group_deleted: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "group_deleted";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The user who deleted the channel. */
      readonly actor_id: string;
    };
  };
  /** Retention deleted several messages of a private channel or a group DM. */
  group_history_changed: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "group_history_changed";
      /** The conversation. */
      readonly channel: string;
      /** The newest message that was deleted; older ones may be gone, too. */
      readonly latest: string;
      /** When it happened. */
      readonly ts: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver left a private channel or was removed from it. */
  group_left: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "group_left";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The user who removed the receiver. */
      readonly actor_id: string;
    };
  };
  /** The receiver has read a private channel up to a message. */
  group_marked: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "group_marked";
      /** The conversation. */
      readonly channel: string;
      /** The last message that the person has read. */
      readonly ts: string;
      readonly unread_count: number;
      /** Without messages that clients do not show as unread. */
      readonly unread_count_display: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A private channel was renamed. */
  group_rename: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "group_rename";
      readonly channel: {
        readonly id: string;
        readonly is_channel: boolean;
        readonly is_mpim: boolean;
        readonly name: string;
        readonly name_normalized: string;
        readonly created: number;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A private channel was restored from the archive. */
  group_unarchive: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "group_unarchive";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The user who restored the channel. */
      readonly actor_id: string;
    };
  };
  /** The connection is open; the first frame. */
  hello: {
    readonly audience: "connection";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "hello";
    };
  };
  /** The receiver closed a direct message conversation. */
  im_close: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "im_close";
      /** The person whose list changed. */
      readonly user: string;
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A direct message conversation was created. */
  im_created: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "im_created";
      /** The receiver. */
      readonly user: string;
      readonly channel: {
        readonly id: string;
        readonly created: number;
        readonly is_im: boolean;
        readonly is_mpim: boolean;
        readonly is_org_shared: boolean;
        /** Whether it is in the receiver's list. */
        readonly is_open: boolean;
        readonly context_team_id: string;
        /** The other person. */
        readonly user: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** Retention deleted several messages of a direct message conversation. */
  im_history_changed: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "im_history_changed";
      /** The conversation. */
      readonly channel: string;
      /** The newest message that was deleted; older ones may be gone, too. */
      readonly latest: string;
      /** When it happened. */
      readonly ts: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver has read a direct message conversation up to a message. */
  im_marked: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "im_marked";
      /** The conversation. */
      readonly channel: string;
      /** The last message that the person has read. */
      readonly ts: string;
      readonly unread_count: number;
      /** Without messages that clients do not show as unread. */
      readonly unread_count_display: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver opened a direct message conversation. */
  im_open: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "im_open";
      /** The person whose list changed. */
      readonly user: string;
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A member asked the administrators of the workspace to invite a person. */
  invite_requested: {
    readonly audience: "team";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "invite_requested";
      readonly invite_request: {
        readonly id: string;
        readonly email: string;
        readonly date_created: number;
        /** Everyone who has asked for this address. */
        readonly requester_ids: readonly (string)[];
        readonly channel_ids: readonly (string)[];
        readonly invite_type: "full_member" | "restricted" | "ultra_restricted";
        readonly real_name: string;
        /** When the request ends; of a decided one, when its record does. */
        readonly date_expire: number;
        readonly request_reason: string;
        readonly team: {
          readonly id: string;
          readonly name: string;
          readonly domain: string;
        };
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A job of administrators was started, made progress or ended. */
  job_changed: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "job_changed";
      readonly job_id: string;
      readonly kind: string;
      readonly state: "waiting" | "running" | "done" | "stopped";
      readonly total: number;
      readonly done: number;
      readonly failed: number;
      /** Of the item that an import works on: bytes of messages, or objects. */
      readonly progress?: {
        readonly step: "check" | "people" | "conversations" | "messages" | "files";
        readonly done: number;
        readonly of: number;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A message contains links to domains that the app watches. */
  link_shared: {
    readonly audience: "channel";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "link_shared";
      /** The conversation. */
      readonly channel: string;
      /** The author of the message. */
      readonly user: string;
      readonly message_ts: string;
      readonly thread_ts?: string;
      readonly source: "conversations_history";
      /** For `chat.unfurl`. */
      readonly unfurl_id: string;
      readonly links: readonly ({
        readonly domain: string;
        readonly url: string;
      })[];
      /** Whether the app's bot is a member of the conversation. */
      readonly is_bot_user_member: boolean;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver set themselves away, or back to automatic presence. */
  manual_presence_change: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "manual_presence_change";
      readonly presence: "active" | "away";
    };
  };
  /** A user joined a conversation. */
  member_joined_channel: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "member_joined_channel";
      /** The user who joined or left. */
      readonly user: string;
      /** The conversation. */
      readonly channel: string;
      /** C for a public channel, D for a direct message, G for every other conversation. */
      readonly channel_type: "C" | "G" | "D";
      /** The workspace of the conversation. */
      readonly team: string;
      /** The org of the workspace. */
      readonly enterprise?: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The user who invited the new member. */
      readonly inviter?: string;
    };
  };
  /** A user left a conversation or was removed from it. */
  member_left_channel: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "member_left_channel";
      /** The user who joined or left. */
      readonly user: string;
      /** The conversation. */
      readonly channel: string;
      /** C for a public channel, D for a direct message, G for every other conversation. */
      readonly channel_type: "C" | "G" | "D";
      /** The workspace of the conversation. */
      readonly team: string;
      /** The org of the workspace. */
      readonly enterprise?: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A message was posted, changed or deleted. */
  message: {
    readonly audience: "channel" | "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "message";
      /** What is special about it; absent for an ordinary message. */
      readonly subtype?: string;
      /** Its author; absent when an app speaks under another name. */
      readonly user?: string;
      readonly text: string;
      /** Names the message within its conversation. */
      readonly ts: string;
      readonly team?: string;
      /** When an app posted it. */
      readonly bot_id?: string;
      /** When an app posted it. */
      readonly app_id?: string;
      /** The thread that it is part of, or begins. */
      readonly thread_ts?: string;
      /** On replies: who began the thread. */
      readonly parent_user_id?: string;
      readonly root?: Message;
      /** On the message that a thread begins with. */
      readonly reply_count?: number;
      /** Who replied; the ids of bots for apps that spoke under another name. */
      readonly reply_users?: readonly (string)[];
      readonly reply_users_count?: number;
      readonly latest_reply?: string;
      readonly is_locked?: boolean;
      readonly reactions?: readonly ({
        /** The emoji, without colons. */
        readonly name: string;
        /** The first people who reacted, at most 200. */
        readonly users: readonly (string)[];
        /** How many reacted, listed or not. */
        readonly count: number;
      })[];
      /** The channels it is pinned to. */
      readonly pinned_to?: readonly (string)[];
      /** Where a browser finds it, in answers that gather messages. */
      readonly permalink?: string;
      /** Whether the caller follows the thread. */
      readonly subscribed?: boolean;
      /** How far the caller has read the thread they follow. */
      readonly last_read?: string;
      readonly unread_count?: number;
      /** The other name under which an app speaks. */
      readonly username?: string;
      /** And its picture. */
      readonly icons?: Readonly<Record<string, string>>;
      readonly blocks?: readonly ({
        readonly type: string;
        readonly block_id?: string;
      })[];
      readonly attachments?: readonly (Readonly<Record<string, unknown>>)[];
      /** The id that the author's client made up for it. */
      readonly client_msg_id?: string;
      /** True of a message that was deleted and still has replies. */
      readonly hidden?: boolean;
      /** Of a message that an app streams, or streamed. */
      readonly streaming_state?: "in_progress" | "completed" | "errored";
      readonly edited?: {
        readonly user: string;
        readonly ts: string;
      };
      /** When asked for. */
      readonly metadata?: {
        readonly event_type: string;
        readonly event_payload: {};
      };
      /** The conversation. */
      readonly channel: string;
      readonly bot_profile?: {
        readonly id: string;
        readonly app_id: string;
        readonly user_id: string;
        readonly name: string;
        /** Its picture, by size. */
        readonly icons?: Readonly<Record<string, string>>;
        readonly deleted: boolean;
        readonly team_id: string;
        readonly updated: number;
      };
      /** As `files.info` answers them. */
      readonly files?: readonly ({
        readonly id: string;
      })[];
      /** With `file_share`. */
      readonly upload?: boolean;
      /** With `file_share`. */
      readonly display_as_bot?: boolean;
      /** With `channel_join`: the user who invited the new member. */
      readonly inviter?: string;
      /** With `channel_topic`. */
      readonly topic?: string;
      /** With `channel_purpose`. */
      readonly purpose?: string;
      /** With `channel_name`. */
      readonly old_name?: string;
      /** With `channel_name`. */
      readonly name?: string;
      readonly assistant_app_thread?: {
        readonly title?: string;
        readonly suggested_prompts?: {
          readonly title?: string;
          readonly prompts: readonly ({
            readonly title: string;
            readonly message: string;
          })[];
        };
      };
      /** For apps with `search:read.public` that a person mentions or writes to directly. */
      readonly assistant_thread?: {
        /** What `assistant.search.context` takes to search on behalf of the author, for a short time. */
        readonly action_token: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The kind of the conversation. */
      readonly channel_type: "channel" | "group" | "im" | "mpim";
      /** Only the receiver sees the message. */
      readonly is_ephemeral?: boolean;
    } | {
      readonly type: "message";
      readonly subtype: "message_changed";
      readonly message: Message;
      readonly previous_message?: Message;
      /** The conversation. */
      readonly channel: string;
      /** The kind of the conversation. */
      readonly channel_type: "channel" | "group" | "im" | "mpim";
      readonly hidden: true;
      /** When it happened: the timestamp of the change. */
      readonly ts: string;
      /** Only the receiver sees the message. */
      readonly is_ephemeral?: boolean;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    } | {
      readonly type: "message";
      readonly subtype: "message_deleted";
      /** The message that was deleted. */
      readonly deleted_ts: string;
      readonly previous_message?: Message;
      /** The conversation. */
      readonly channel: string;
      /** The kind of the conversation. */
      readonly channel_type: "channel" | "group" | "im" | "mpim";
      readonly hidden: true;
      /** When it happened: the timestamp of the change. */
      readonly ts: string;
      /** Only the receiver sees the message. */
      readonly is_ephemeral?: boolean;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The metadata of a message was removed, perhaps with the message. */
  message_metadata_deleted: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "message_metadata_deleted";
      /** The app that acted; absent when a person deleted the message. */
      readonly app_id?: string;
      readonly bot_id?: string;
      readonly user_id: string;
      readonly team_id: string;
      /** The conversation. */
      readonly channel_id: string;
      readonly message_ts: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      readonly previous_metadata: {
        readonly event_type: string;
        readonly event_payload: Readonly<Record<string, unknown>>;
      };
      /** The message, when it was deleted too. */
      readonly deleted_ts?: string;
    };
  };
  /** An app posted a message with metadata. */
  message_metadata_posted: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "message_metadata_posted";
      /** The app that acted; absent when a person deleted the message. */
      readonly app_id?: string;
      readonly bot_id?: string;
      readonly user_id: string;
      readonly team_id: string;
      /** The conversation. */
      readonly channel_id: string;
      readonly message_ts: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      readonly metadata: {
        readonly event_type: string;
        readonly event_payload: Readonly<Record<string, unknown>>;
      };
    };
  };
  /** An app changed the metadata of a message. */
  message_metadata_updated: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "message_metadata_updated";
      /** The app that acted; absent when a person deleted the message. */
      readonly app_id?: string;
      readonly bot_id?: string;
      readonly user_id: string;
      readonly team_id: string;
      /** The conversation. */
      readonly channel_id: string;
      readonly message_ts: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      readonly metadata: {
        readonly event_type: string;
        readonly event_payload: Readonly<Record<string, unknown>>;
      };
      readonly previous_metadata: {
        readonly event_type: string;
        readonly event_payload: Readonly<Record<string, unknown>>;
      };
    };
  };
  /** The receiver closed a group direct message. */
  mpim_close: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "mpim_close";
      /** The person whose list changed. */
      readonly user: string;
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A group direct message with the receiver was created. */
  mpim_joined: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "mpim_joined";
      /** The receiver. */
      readonly user: string;
      readonly channel: {
        readonly id: string;
        readonly created: number;
        readonly is_im: boolean;
        readonly is_mpim: boolean;
        readonly is_org_shared: boolean;
        /** Whether it is in the receiver's list. */
        readonly is_open: boolean;
        readonly context_team_id: string;
        readonly name: string;
        readonly members: readonly (string)[];
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver has read a group direct message up to a message. */
  mpim_marked: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "mpim_marked";
      /** The conversation. */
      readonly channel: string;
      /** The last message that the person has read. */
      readonly ts: string;
      readonly unread_count: number;
      /** Without messages that clients do not show as unread. */
      readonly unread_count_display: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver opened a group direct message. */
  mpim_open: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "mpim_open";
      /** The person whose list changed. */
      readonly user: string;
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A message was pinned to a conversation. */
  pin_added: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "pin_added";
      /** The user who pinned or unpinned the message. */
      readonly user: string;
      /** The conversation. */
      readonly channel_id: string;
      readonly item: {
        readonly type: "message";
        /** When it was pinned, in seconds. */
        readonly created: number;
        /** The user who pinned it. */
        readonly created_by: string;
        readonly channel: string;
        readonly message: Message;
      };
      /** The author of the message. */
      readonly item_user?: string;
      /** The number of pins in the conversation after the change. */
      readonly pin_count: number;
      readonly pinned_info: {
        readonly channel: string;
        readonly pinned_by: string;
        readonly pinned_ts: number;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A message was unpinned from a conversation. */
  pin_removed: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "pin_removed";
      /** The user who pinned or unpinned the message. */
      readonly user: string;
      /** The conversation. */
      readonly channel_id: string;
      readonly item: {
        readonly type: "message";
        /** When it was pinned, in seconds. */
        readonly created: number;
        /** The user who pinned it. */
        readonly created_by: string;
        readonly channel: string;
        readonly message: Message;
      };
      /** The author of the message. */
      readonly item_user?: string;
      /** The number of pins in the conversation after the change. */
      readonly pin_count: number;
      readonly pinned_info: {
        readonly channel: string;
        readonly pinned_by: string;
        readonly pinned_ts: number;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** Whether the conversation has other pins. */
      readonly has_pins: boolean;
    };
  };
  /** The server answers a `ping` frame, with the fields of that frame. */
  pong: {
    readonly audience: "connection";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "pong";
      /** The `id` of the ping. */
      readonly reply_to?: unknown;
    };
  };
  /** The receiver changed a preference. */
  pref_change: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "pref_change";
      readonly name: "notify" | "keywords" | "sound" | "icon_badge" | "mail_digest" | "enter_sends" | "open_channels_at" | "skin_tone" | "convert_emoticons" | "sidebar_filter" | "language" | "tz_automatic" | "welcome" | "muted_channels" | "notify_levels";
      /** `muted_channels` is a comma list, `notify_levels` is JSON text. */
      readonly value: string | boolean;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A user became active or away; sent for users that the connection asked about. */
  presence_change: {
    readonly audience: "connection";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "presence_change";
      readonly user: string;
      readonly presence: "active" | "away";
    } | {
      readonly type: "presence_change";
      /** All active users, in answer to `presence_sub`. */
      readonly users: readonly (string)[];
      readonly presence: "active";
    };
  };
  /** A user added a reaction to a message. */
  reaction_added: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "reaction_added";
      /** The user who reacted. */
      readonly user: string;
      /** The name of the emoji, without colons. */
      readonly reaction: string;
      readonly item: {
        readonly type: "message";
        readonly channel: string;
        readonly ts: string;
      };
      /** The author of the message. */
      readonly item_user?: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A user removed a reaction from a message. */
  reaction_removed: {
    readonly audience: "channel";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "reaction_removed";
      /** The user who reacted. */
      readonly user: string;
      /** The name of the emoji, without colons. */
      readonly reaction: string;
      readonly item: {
        readonly type: "message";
        readonly channel: string;
        readonly ts: string;
      };
      /** The author of the message. */
      readonly item_user?: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A saved item or a reminder of the receiver changed or became due. */
  saved_changed: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "saved_changed";
      /** Reminders that are due and not completed. */
      readonly due_count: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A message that the receiver scheduled in the client was added, changed, posted or deleted. */
  scheduled_changed: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "scheduled_changed";
      /** The conversation. */
      readonly channel: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** An invite to share a channel was accepted. */
  shared_channel_invite_accepted: {
    readonly audience: "team";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "shared_channel_invite_accepted";
      readonly invite: {
        readonly id: string;
        /** In seconds. */
        readonly date_created: number;
        /** When it expires, in seconds. */
        readonly date_invalid: number;
        readonly inviting_team: {
          readonly id: string;
          readonly name: string;
          readonly domain: string;
          readonly icon: {
            readonly image_default: boolean;
          };
          readonly is_verified: boolean;
          /** In seconds. */
          readonly date_created: number;
        };
        readonly inviting_user: {
          readonly id: string;
          readonly team_id: string;
          readonly name: string;
          /** In seconds. */
          readonly updated: number;
          readonly profile: {
            readonly real_name: string;
            readonly display_name: string;
            readonly real_name_normalized: string;
            readonly display_name_normalized: string;
            readonly team: string;
          };
        };
        readonly recipient_email?: string;
        readonly recipient_user_id?: string;
      };
      readonly channel: {
        readonly id: string;
        readonly is_private: boolean;
        readonly is_im: boolean;
        readonly name: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The workspaces that have the channel. */
      readonly teams_in_channel: readonly ({
        readonly id: string;
        readonly name: string;
        readonly domain: string;
        readonly icon: {
          readonly image_default: boolean;
        };
        readonly is_verified: boolean;
        /** In seconds. */
        readonly date_created: number;
      })[];
      /** Whether an admin still has to approve it. */
      readonly approval_required: boolean;
      readonly accepting_user: {
        readonly id: string;
        readonly team_id: string;
        readonly name: string;
        /** In seconds. */
        readonly updated: number;
        readonly profile: {
          readonly real_name: string;
          readonly display_name: string;
          readonly real_name_normalized: string;
          readonly display_name_normalized: string;
          readonly team: string;
        };
      };
    };
  };
  /** An admin, or an app for one, approved an invite to share a channel. */
  shared_channel_invite_approved: {
    readonly audience: "team";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "shared_channel_invite_approved";
      readonly invite: {
        readonly id: string;
        /** In seconds. */
        readonly date_created: number;
        /** When it expires, in seconds. */
        readonly date_invalid: number;
        readonly inviting_team: {
          readonly id: string;
          readonly name: string;
          readonly domain: string;
          readonly icon: {
            readonly image_default: boolean;
          };
          readonly is_verified: boolean;
          /** In seconds. */
          readonly date_created: number;
        };
        readonly inviting_user: {
          readonly id: string;
          readonly team_id: string;
          readonly name: string;
          /** In seconds. */
          readonly updated: number;
          readonly profile: {
            readonly real_name: string;
            readonly display_name: string;
            readonly real_name_normalized: string;
            readonly display_name_normalized: string;
            readonly team: string;
          };
        };
        readonly recipient_email?: string;
        readonly recipient_user_id?: string;
      };
      readonly channel: {
        readonly id: string;
        readonly is_private: boolean;
        readonly is_im: boolean;
        readonly name: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The workspaces that have the channel. */
      readonly teams_in_channel: readonly ({
        readonly id: string;
        readonly name: string;
        readonly domain: string;
        readonly icon: {
          readonly image_default: boolean;
        };
        readonly is_verified: boolean;
        /** In seconds. */
        readonly date_created: number;
      })[];
      readonly approving_team_id: string;
      readonly approving_user: {
        readonly id: string;
        readonly team_id: string;
        readonly name: string;
        /** In seconds. */
        readonly updated: number;
        readonly profile: {
          readonly real_name: string;
          readonly display_name: string;
          readonly real_name_normalized: string;
          readonly display_name_normalized: string;
          readonly team: string;
        };
      };
    };
  };
  /** An admin, or an app for one, declined an invite to share a channel. */
  shared_channel_invite_declined: {
    readonly audience: "team";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "shared_channel_invite_declined";
      readonly invite: {
        readonly id: string;
        /** In seconds. */
        readonly date_created: number;
        /** When it expires, in seconds. */
        readonly date_invalid: number;
        readonly inviting_team: {
          readonly id: string;
          readonly name: string;
          readonly domain: string;
          readonly icon: {
            readonly image_default: boolean;
          };
          readonly is_verified: boolean;
          /** In seconds. */
          readonly date_created: number;
        };
        readonly inviting_user: {
          readonly id: string;
          readonly team_id: string;
          readonly name: string;
          /** In seconds. */
          readonly updated: number;
          readonly profile: {
            readonly real_name: string;
            readonly display_name: string;
            readonly real_name_normalized: string;
            readonly display_name_normalized: string;
            readonly team: string;
          };
        };
        readonly recipient_email?: string;
        readonly recipient_user_id?: string;
      };
      readonly channel: {
        readonly id: string;
        readonly is_private: boolean;
        readonly is_im: boolean;
        readonly name: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
      /** The workspaces that have the channel. */
      readonly teams_in_channel: readonly ({
        readonly id: string;
        readonly name: string;
        readonly domain: string;
        readonly icon: {
          readonly image_default: boolean;
        };
        readonly is_verified: boolean;
        /** In seconds. */
        readonly date_created: number;
      })[];
      readonly declining_team_id: string;
      readonly declining_user: {
        readonly id: string;
        readonly team_id: string;
        readonly name: string;
        /** In seconds. */
        readonly updated: number;
        readonly profile: {
          readonly real_name: string;
          readonly display_name: string;
          readonly real_name_normalized: string;
          readonly display_name_normalized: string;
          readonly team: string;
        };
      };
    };
  };
  /** The receiver was invited, by id, to share a channel of another workspace. */
  shared_channel_invite_received: {
    readonly audience: "user";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "shared_channel_invite_received";
      readonly invite: {
        readonly id: string;
        /** In seconds. */
        readonly date_created: number;
        /** When it expires, in seconds. */
        readonly date_invalid: number;
        readonly inviting_team: {
          readonly id: string;
          readonly name: string;
          readonly domain: string;
          readonly icon: {
            readonly image_default: boolean;
          };
          readonly is_verified: boolean;
          /** In seconds. */
          readonly date_created: number;
        };
        readonly inviting_user: {
          readonly id: string;
          readonly team_id: string;
          readonly name: string;
          /** In seconds. */
          readonly updated: number;
          readonly profile: {
            readonly real_name: string;
            readonly display_name: string;
            readonly real_name_normalized: string;
            readonly display_name_normalized: string;
            readonly team: string;
          };
        };
        readonly recipient_email?: string;
        readonly recipient_user_id?: string;
      };
      readonly channel: {
        readonly id: string;
        readonly is_private: boolean;
        readonly is_im: boolean;
        readonly name: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A person asks to share a channel, and the workspace has such invites reviewed before they are sent. */
  shared_channel_invite_requested: {
    readonly audience: "team";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "shared_channel_invite_requested";
      readonly actor: {
        readonly id: string;
        readonly name: string;
        readonly is_bot: boolean;
        readonly team_id: string;
        readonly timezone: string;
        readonly real_name: string;
        readonly display_name: string;
      };
      readonly channel_id: string;
      readonly event_type: "slack#/events/shared_channel_invite_requested";
      readonly channel_name: string;
      readonly channel_type: "public" | "private";
      readonly target_users: readonly ({
        /** Only when the person was invited by address. */
        readonly email?: string;
        /** Only when the person was invited by id. */
        readonly user_id?: string;
        readonly invite_id: string;
      })[];
      /** The workspaces that have the channel. */
      readonly teams_in_channel: readonly ({
        readonly id: string;
        readonly name: string;
        readonly domain: string;
        readonly icon: {
          readonly image_default: boolean;
        };
        readonly is_verified: boolean;
        /** In seconds. */
        readonly date_created: number;
      })[];
      /** Whether the people to invite could post, but not invite. */
      readonly is_external_limited: boolean;
      /** In seconds. */
      readonly channel_date_created: number;
      /** When the latest message was posted, in microseconds; 0 without any. */
      readonly channel_message_latest_counted_timestamp: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver starred a message, a file or a conversation. */
  star_added: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "star_added";
      /** The receiver. */
      readonly user: string;
      readonly item: {
        /** `message`, `file`, `channel`, `im` or `group`. */
        readonly type: string;
        readonly channel?: string;
        readonly group?: string;
        readonly message?: Message;
        readonly file?: {
          readonly id: string;
        };
        /** When it was starred, in seconds. */
        readonly date_create: number;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver removed the star from a message, a file or a conversation. */
  star_removed: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "star_removed";
      /** The receiver. */
      readonly user: string;
      readonly item: {
        /** `message`, `file`, `channel`, `im` or `group`. */
        readonly type: string;
        readonly channel?: string;
        readonly group?: string;
        readonly message?: Message;
        readonly file?: {
          readonly id: string;
        };
        /** When it was starred, in seconds. */
        readonly date_create: number;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A user group was created. */
  subteam_created: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "subteam_created";
      readonly subteam: {
        readonly id: string;
        readonly team_id: string;
        readonly is_usergroup: boolean;
        readonly is_subteam: boolean;
        readonly name: string;
        readonly description: string;
        /** What people type after the @. */
        readonly handle: string;
        readonly is_external: boolean;
        readonly date_create: number;
        readonly date_update: number;
        readonly date_delete: number;
        readonly created_by: string;
        readonly updated_by: string;
        /** Who disabled it. */
        readonly deleted_by?: string | null;
        readonly prefs: {
          readonly channels: readonly (string)[];
          readonly groups: readonly (string)[];
        };
        readonly users: readonly (string)[];
        readonly user_count: number;
        readonly channel_count: number;
        readonly is_section: boolean;
        readonly is_visible: boolean;
        /** False: people manage every group here. */
        readonly is_idp_group: boolean;
        /** False: groups belong to one workspace. */
        readonly is_org_level: boolean;
        readonly is_membership_locked: boolean;
        readonly is_editing_restricted: boolean;
        readonly auto_provision: boolean;
        readonly enterprise_subteam_id: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** Users were added to a user group or removed from it. */
  subteam_members_changed: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "subteam_members_changed";
      readonly subteam_id: string;
      readonly team_id: string;
      readonly date_previous_update: number;
      readonly date_update: number;
      readonly added_users: readonly (string)[];
      readonly added_users_count: number;
      readonly removed_users: readonly (string)[];
      readonly removed_users_count: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver was added to a user group. */
  subteam_self_added: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "subteam_self_added";
      readonly subteam_id: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver was removed from a user group. */
  subteam_self_removed: {
    readonly audience: "user";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "subteam_self_removed";
      readonly subteam_id: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A user group was changed, enabled or disabled. */
  subteam_updated: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "subteam_updated";
      readonly subteam: {
        readonly id: string;
        readonly team_id: string;
        readonly is_usergroup: boolean;
        readonly is_subteam: boolean;
        readonly name: string;
        readonly description: string;
        /** What people type after the @. */
        readonly handle: string;
        readonly is_external: boolean;
        readonly date_create: number;
        readonly date_update: number;
        readonly date_delete: number;
        readonly created_by: string;
        readonly updated_by: string;
        /** Who disabled it. */
        readonly deleted_by?: string | null;
        readonly prefs: {
          readonly channels: readonly (string)[];
          readonly groups: readonly (string)[];
        };
        readonly users: readonly (string)[];
        readonly user_count: number;
        readonly channel_count: number;
        readonly is_section: boolean;
        readonly is_visible: boolean;
        /** False: people manage every group here. */
        readonly is_idp_group: boolean;
        /** False: groups belong to one workspace. */
        readonly is_org_level: boolean;
        readonly is_membership_locked: boolean;
        readonly is_editing_restricted: boolean;
        readonly auto_provision: boolean;
        readonly enterprise_subteam_id: string;
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A person joined the workspace. */
  team_join: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "team_join";
      readonly user: User;
      /** When the user was changed, in seconds. */
      readonly cache_ts: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** An administrator renamed the workspace. */
  team_rename: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "team_rename";
      /** The new name. */
      readonly name: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver has read a thread up to a message. */
  thread_marked: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "thread_marked";
      /** The conversation. */
      readonly channel: string;
      readonly thread_ts: string;
      readonly last_read: string;
      readonly unread_count: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver has followed a thread. */
  thread_subscribed: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "thread_subscribed";
      /** The conversation. */
      readonly channel: string;
      readonly thread_ts: string;
      readonly last_read: string;
      readonly unread_count: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** A thread that the receiver follows has a first unread reply. */
  thread_unread: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "thread_unread";
      /** The conversation. */
      readonly channel: string;
      readonly thread_ts: string;
      /** The reply. */
      readonly ts: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The receiver has unfollowed a thread. */
  thread_unsubscribed: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "thread_unsubscribed";
      /** The conversation. */
      readonly channel: string;
      readonly thread_ts: string;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** Tokens of the app were revoked. */
  tokens_revoked: {
    readonly audience: "app";
    readonly receivers: "apps";
    readonly payload: {
      readonly type: "tokens_revoked";
      readonly tokens: {
        /** The people whose tokens were revoked. */
        readonly oauth: readonly (string)[];
        /** The bot users whose tokens were revoked. */
        readonly bot: readonly (string)[];
      };
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The account or the profile of a user changed. */
  user_change: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "user_change";
      readonly user: User;
      /** When the user was changed, in seconds. */
      readonly cache_ts: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The profile of a user changed. */
  user_profile_changed: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "user_profile_changed";
      readonly user: User;
      /** When the user was changed, in seconds. */
      readonly cache_ts: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** The status of a user changed. */
  user_status_changed: {
    readonly audience: "team";
    readonly receivers: "apps" | "sockets";
    readonly payload: {
      readonly type: "user_status_changed";
      readonly user: User;
      /** When the user was changed, in seconds. */
      readonly cache_ts: number;
      /** When it happened, in the format of a message timestamp. */
      readonly event_ts: string;
    };
  };
  /** Another user types in a conversation. */
  user_typing: {
    readonly audience: "channel";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "user_typing";
      /** The conversation. */
      readonly channel: string;
      readonly thread_ts?: string;
      readonly user: string;
    };
  };
  /** A view of the receiver was closed. */
  view_closed: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "view_closed";
      readonly view: View;
    };
  };
  /** An app opened a view for the receiver. */
  view_opened: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "view_opened";
      readonly view: View;
    };
  };
  /** An app pushed a view on top of another one. */
  view_pushed: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "view_pushed";
      readonly view: View;
    };
  };
  /** An app changed a view that the receiver sees. */
  view_updated: {
    readonly audience: "user";
    readonly receivers: "sockets";
    readonly payload: {
      readonly type: "view_updated";
      readonly view: View;
    };
  };
}


export type EventType = keyof Events;
export type EventPayload<Type extends EventType> = Events[Type]["payload"];
export type EventAudience<Type extends EventType> = Events[Type]["audience"];

/** Types of the events that sockets of `rtm.connect` carry. */
export type SocketEventType = {
  [Type in EventType]: "sockets" extends Events[Type]["receivers"] ? Type : never;
}[EventType];
export type SocketEvent = EventPayload<SocketEventType>;
