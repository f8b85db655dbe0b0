import { teamUrl } from "@platform/protocol/permalink.ts";
import { type Static, Type } from "typebox";
import type { AgentFileMatch } from "../domain/agentSearch/findFiles.ts";
import type { AgentMessageMatch } from "../domain/agentSearch/findMessages.ts";
import type { FoundChannel } from "../domain/agentSearch/findChannels.ts";
import type { FoundUser } from "../domain/agentSearch/findUsers.ts";
import type { NearMessage } from "../domain/agentSearch/readSurrounding.ts";
import { presentPermalink } from "./permalink.ts";
import { presentPictures } from "./picture.ts";
import { seconds } from "./timestamp.ts";

interface View {
  readonly baseUrl: string;
  readonly domain: string;
  readonly withBlocks: boolean;
}

const text = Type.String();
const blocks = Type.Optional(Type.Array(Type.Unknown()));

const nearMessageSchema = Type.Object({ text, user_id: text, author_name: text, ts: text, blocks });

export const agentMessageSchema = Type.Object(
  {
    author_name: text,
    author_user_id: text,
    team_id: text,
    channel_id: text,
    channel_name: Type.String({ description: "Of a DM: the other person's id." }),
    message_ts: text,
    thread_ts: Type.Optional(Type.String({ description: "The thread of the message." })),
    content: text,
    is_author_bot: Type.Boolean(),
    permalink: text,
    blocks,
    context_messages: Type.Optional(
      Type.Object({ before: Type.Array(nearMessageSchema), after: Type.Array(nearMessageSchema) }),
    ),
  },
  { title: "AgentMessageMatch" },
);

export const agentFileSchema = Type.Object(
  {
    uploader_user_id: text,
    author_user_id: text,
    author_name: text,
    team_id: text,
    file_id: text,
    date_created: Type.Integer(),
    date_updated: Type.Integer(),
    title: text,
    file_type: Type.String({ description: "The MIME type." }),
    permalink: text,
    content: Type.String({ description: "The first lines of a text file." }),
  },
  { title: "AgentFileMatch" },
);

export const agentChannelSchema = Type.Object(
  {
    team_id: text,
    creator_user_id: text,
    creator_name: text,
    date_created: Type.Integer(),
    date_updated: Type.Integer(),
    name: text,
    topic: text,
    purpose: text,
    permalink: text,
  },
  { title: "AgentChannelMatch" },
);

export const agentUserSchema = Type.Object(
  {
    user_id: text,
    full_name: text,
    title: text,
    email: Type.String({ description: "Empty without `users:read.email`." }),
    timezone: text,
    permalink: text,
    profile_pic_permalink: text,
  },
  { title: "AgentUserMatch" },
);

export function presentAgentMessage(match: AgentMessageMatch, view: View): Static<typeof agentMessageSchema> {
  const { channel, body, author, content, surrounding } = match;
  const { ts, thread_ts } = body;
  const near = (message: NearMessage) => presentNear(message, view);
  return {
    author_name: author.name,
    author_user_id: author.userId,
    team_id: channel.team_id,
    channel_id: channel.id,
    channel_name: channel.name ?? channel.partner_id ?? "",
    message_ts: ts,
    ...(thread_ts === undefined ? {} : { thread_ts }),
    content,
    is_author_bot: author.isBot,
    permalink: presentPermalink(view.baseUrl, view.domain, { channelId: channel.id, ts, threadTs: thread_ts }),
    ...blocksOf(match, view),
    ...(surrounding && {
      context_messages: { before: surrounding.before.map(near), after: surrounding.after.map(near) },
    }),
  };
}

function presentNear({ body, author }: NearMessage, view: View): Static<typeof nearMessageSchema> {
  return {
    text: body.text,
    user_id: author.userId,
    author_name: author.name,
    ts: body.ts,
    ...blocksOf({ body }, view),
  };
}

function blocksOf({ body }: Pick<NearMessage, "body">, { withBlocks }: View): { blocks?: unknown[] } {
  const own = body["blocks"];
  return withBlocks && Array.isArray(own) ? { blocks: own } : {};
}

export function presentAgentFile({
  file,
  uploader,
  title,
  content,
  permalink,
}: AgentFileMatch): Static<typeof agentFileSchema> {
  return {
    uploader_user_id: file.user_id,
    author_user_id: file.user_id,
    author_name: uploader.name,
    team_id: file.team_id,
    file_id: file.id,
    date_created: seconds(file.created_ms),
    date_updated: seconds(file.updated_ms),
    title,
    file_type: file.mimetype,
    permalink,
    content,
  };
}

export function presentAgentChannel({ channel, creator }: FoundChannel, view: View): Static<typeof agentChannelSchema> {
  return {
    team_id: channel.team_id,
    creator_user_id: channel.creator_id,
    creator_name: creator.name,
    date_created: seconds(channel.created_ms),
    date_updated: seconds(channel.updated_ms),
    name: channel.name ?? "",
    topic: channel.topic,
    purpose: channel.purpose,
    permalink: `${teamUrl(view.baseUrl, view.domain)}archives/${channel.id}`,
  };
}

export function presentAgentUser({ user, email }: FoundUser, { baseUrl }: View): Static<typeof agentUserSchema> {
  return {
    user_id: user.id,
    full_name: user.real_name,
    title: user.title,
    email: email ?? "",
    timezone: user.tz,
    permalink: `${baseUrl}/client/${user.team_id}/people/${user.id}`,
    profile_pic_permalink: presentPictures(user, baseUrl).image_512,
  };
}
