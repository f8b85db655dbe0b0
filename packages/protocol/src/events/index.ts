// GENERATED from the event definitions by npm run gen.
import type { EventDefinition } from "../eventCatalog/defineEvent.ts";
import { agent_session_changed } from "./agent_session_changed.ts";
import { agent_session_marked } from "./agent_session_marked.ts";
import { agent_session_stopped } from "./agent_session_stopped.ts";
import { agent_session_title_changed } from "./agent_session_title_changed.ts";
import { app_context_changed } from "./app_context_changed.ts";
import { app_home_opened } from "./app_home_opened.ts";
import { app_mention } from "./app_mention.ts";
import { app_requested } from "./app_requested.ts";
import { app_uninstalled } from "./app_uninstalled.ts";
import { assistant_thread_context_changed } from "./assistant_thread_context_changed.ts";
import { assistant_thread_started } from "./assistant_thread_started.ts";
import { assistant_thread_status } from "./assistant_thread_status.ts";
import { channel_archive } from "./channel_archive.ts";
import { channel_created } from "./channel_created.ts";
import { channel_deleted } from "./channel_deleted.ts";
import { channel_history_changed } from "./channel_history_changed.ts";
import { channel_left } from "./channel_left.ts";
import { channel_marked } from "./channel_marked.ts";
import { channel_rename } from "./channel_rename.ts";
import { channel_sections_changed } from "./channel_sections_changed.ts";
import { channel_shared } from "./channel_shared.ts";
import { channel_unarchive } from "./channel_unarchive.ts";
import { channel_unshared } from "./channel_unshared.ts";
import { code_channel_action } from "./code_channel_action.ts";
import { code_channel_changed } from "./code_channel_changed.ts";
import { dnd_override } from "./dnd_override.ts";
import { dnd_updated } from "./dnd_updated.ts";
import { dnd_updated_user } from "./dnd_updated_user.ts";
import { draft_changed } from "./draft_changed.ts";
import { emoji_changed } from "./emoji_changed.ts";
import { entity_details_presented } from "./entity_details_presented.ts";
import { entity_details_requested } from "./entity_details_requested.ts";
import { feed_marked } from "./feed_marked.ts";
import { file_change } from "./file_change.ts";
import { file_created } from "./file_created.ts";
import { file_deleted } from "./file_deleted.ts";
import { file_public } from "./file_public.ts";
import { file_shared } from "./file_shared.ts";
import { file_unshared } from "./file_unshared.ts";
import { function_executed } from "./function_executed.ts";
import { goodbye } from "./goodbye.ts";
import { group_archive } from "./group_archive.ts";
import { group_deleted } from "./group_deleted.ts";
import { group_history_changed } from "./group_history_changed.ts";
import { group_left } from "./group_left.ts";
import { group_marked } from "./group_marked.ts";
import { group_rename } from "./group_rename.ts";
import { group_unarchive } from "./group_unarchive.ts";
import { hello } from "./hello.ts";
import { im_close } from "./im_close.ts";
import { im_created } from "./im_created.ts";
import { im_history_changed } from "./im_history_changed.ts";
import { im_marked } from "./im_marked.ts";
import { im_open } from "./im_open.ts";
import { invite_requested } from "./invite_requested.ts";
import { job_changed } from "./job_changed.ts";
import { link_shared } from "./link_shared.ts";
import { manual_presence_change } from "./manual_presence_change.ts";
import { member_joined_channel } from "./member_joined_channel.ts";
import { member_left_channel } from "./member_left_channel.ts";
import { message } from "./message.ts";
import { message_metadata_deleted } from "./message_metadata_deleted.ts";
import { message_metadata_posted } from "./message_metadata_posted.ts";
import { message_metadata_updated } from "./message_metadata_updated.ts";
import { mpim_close } from "./mpim_close.ts";
import { mpim_joined } from "./mpim_joined.ts";
import { mpim_marked } from "./mpim_marked.ts";
import { mpim_open } from "./mpim_open.ts";
import { pin_added } from "./pin_added.ts";
import { pin_removed } from "./pin_removed.ts";
import { pong } from "./pong.ts";
import { pref_change } from "./pref_change.ts";
import { presence_change } from "./presence_change.ts";
import { reaction_added } from "./reaction_added.ts";
import { reaction_removed } from "./reaction_removed.ts";
import { saved_changed } from "./saved_changed.ts";
import { scheduled_changed } from "./scheduled_changed.ts";
import { shared_channel_invite_accepted } from "./shared_channel_invite_accepted.ts";
import { shared_channel_invite_approved } from "./shared_channel_invite_approved.ts";
import { shared_channel_invite_declined } from "./shared_channel_invite_declined.ts";
import { shared_channel_invite_received } from "./shared_channel_invite_received.ts";
import { shared_channel_invite_requested } from "./shared_channel_invite_requested.ts";
import { star_added } from "./star_added.ts";
import { star_removed } from "./star_removed.ts";
import { subteam_created } from "./subteam_created.ts";
import { subteam_members_changed } from "./subteam_members_changed.ts";
import { subteam_self_added } from "./subteam_self_added.ts";
import { subteam_self_removed } from "./subteam_self_removed.ts";
import { subteam_updated } from "./subteam_updated.ts";
import { team_join } from "./team_join.ts";
import { team_rename } from "./team_rename.ts";
import { thread_marked } from "./thread_marked.ts";
import { thread_subscribed } from "./thread_subscribed.ts";
import { thread_unread } from "./thread_unread.ts";
import { thread_unsubscribed } from "./thread_unsubscribed.ts";
import { tokens_revoked } from "./tokens_revoked.ts";
import { user_change } from "./user_change.ts";
import { user_profile_changed } from "./user_profile_changed.ts";
import { user_status_changed } from "./user_status_changed.ts";
import { user_typing } from "./user_typing.ts";
import { view_closed } from "./view_closed.ts";
import { view_opened } from "./view_opened.ts";
import { view_pushed } from "./view_pushed.ts";
import { view_updated } from "./view_updated.ts";

/** Every event that this server emits. Servers read `contract/eventTable.ts` instead, which loads no schemas. */
export const events: readonly EventDefinition[] = [
  agent_session_changed,
  agent_session_marked,
  agent_session_stopped,
  agent_session_title_changed,
  app_context_changed,
  app_home_opened,
  app_mention,
  app_requested,
  app_uninstalled,
  assistant_thread_context_changed,
  assistant_thread_started,
  assistant_thread_status,
  channel_archive,
  channel_created,
  channel_deleted,
  channel_history_changed,
  channel_left,
  channel_marked,
  channel_rename,
  channel_sections_changed,
  channel_shared,
  channel_unarchive,
  channel_unshared,
  code_channel_action,
  code_channel_changed,
  dnd_override,
  dnd_updated,
  dnd_updated_user,
  draft_changed,
  emoji_changed,
  entity_details_presented,
  entity_details_requested,
  feed_marked,
  file_change,
  file_created,
  file_deleted,
  file_public,
  file_shared,
  file_unshared,
  function_executed,
  goodbye,
  group_archive,
  group_deleted,
  group_history_changed,
  group_left,
  group_marked,
  group_rename,
  group_unarchive,
  hello,
  im_close,
  im_created,
  im_history_changed,
  im_marked,
  im_open,
  invite_requested,
  job_changed,
  link_shared,
  manual_presence_change,
  member_joined_channel,
  member_left_channel,
  message,
  message_metadata_deleted,
  message_metadata_posted,
  message_metadata_updated,
  mpim_close,
  mpim_joined,
  mpim_marked,
  mpim_open,
  pin_added,
  pin_removed,
  pong,
  pref_change,
  presence_change,
  reaction_added,
  reaction_removed,
  saved_changed,
  scheduled_changed,
  shared_channel_invite_accepted,
  shared_channel_invite_approved,
  shared_channel_invite_declined,
  shared_channel_invite_received,
  shared_channel_invite_requested,
  star_added,
  star_removed,
  subteam_created,
  subteam_members_changed,
  subteam_self_added,
  subteam_self_removed,
  subteam_updated,
  team_join,
  team_rename,
  thread_marked,
  thread_subscribed,
  thread_unread,
  thread_unsubscribed,
  tokens_revoked,
  user_change,
  user_profile_changed,
  user_status_changed,
  user_typing,
  view_closed,
  view_opened,
  view_pushed,
  view_updated,
];
