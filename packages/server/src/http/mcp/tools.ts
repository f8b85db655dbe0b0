import type { Tool } from "./tool.ts";
import { slackAddListRecord } from "./tools/slack_add_list_record.ts";
import { slackAddReaction } from "./tools/slack_add_reaction.ts";
import { slackCompleteFileUpload } from "./tools/slack_complete_file_upload.ts";
import { slackCreateCanvas } from "./tools/slack_create_canvas.ts";
import { slackCreateConversation } from "./tools/slack_create_conversation.ts";
import { slackCreateList } from "./tools/slack_create_list.ts";
import { slackGetFileUploadUrl } from "./tools/slack_get_file_upload_url.ts";
import { slackGetReactions } from "./tools/slack_get_reactions.ts";
import { slackListChannelMembers } from "./tools/slack_list_channel_members.ts";
import { slackListUserChannels } from "./tools/slack_list_user_channels.ts";
import { slackReadCanvas } from "./tools/slack_read_canvas.ts";
import { slackReadChannel } from "./tools/slack_read_channel.ts";
import { slackReadFile } from "./tools/slack_read_file.ts";
import { slackReadList } from "./tools/slack_read_list.ts";
import { slackReadThread } from "./tools/slack_read_thread.ts";
import { slackReadUserProfile } from "./tools/slack_read_user_profile.ts";
import { slackScheduleMessage } from "./tools/slack_schedule_message.ts";
import { slackSearchChannels } from "./tools/slack_search_channels.ts";
import { slackSearchEmojis } from "./tools/slack_search_emojis.ts";
import { slackSearchPublic } from "./tools/slack_search_public.ts";
import { slackSearchPublicAndPrivate } from "./tools/slack_search_public_and_private.ts";
import { slackSearchUsers } from "./tools/slack_search_users.ts";
import { slackSendMessage } from "./tools/slack_send_message.ts";
import { slackSendMessageDraft } from "./tools/slack_send_message_draft.ts";
import { slackUpdateCanvas } from "./tools/slack_update_canvas.ts";
import { slackUpdateList } from "./tools/slack_update_list.ts";
import { slackUpdateListRecord } from "./tools/slack_update_list_record.ts";

/** All tools, in the order in which clients list them. */
export const tools: readonly Tool[] = [
  slackSearchPublic,
  slackSearchPublicAndPrivate,
  slackSearchChannels,
  slackSearchUsers,
  slackSearchEmojis,
  slackReadChannel,
  slackReadThread,
  slackReadUserProfile,
  slackListChannelMembers,
  slackListUserChannels,
  slackGetReactions,
  slackReadFile,
  slackReadCanvas,
  slackCreateCanvas,
  slackUpdateCanvas,
  slackSendMessage,
  slackSendMessageDraft,
  slackScheduleMessage,
  slackAddReaction,
  slackCreateConversation,
  slackGetFileUploadUrl,
  slackCompleteFileUpload,
  slackCreateList,
  slackReadList,
  slackUpdateList,
  slackAddListRecord,
  slackUpdateListRecord,
];
