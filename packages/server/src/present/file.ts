import { printTs } from "@platform/protocol";
import { type Static, Type } from "typebox";
import type { SeenFile, SeenShare } from "../domain/access/accessFile.ts";
import type { FileBody } from "../domain/files/fileBody.ts";
import type { MessageBody } from "../domain/messages/message.ts";
import { highlightLines } from "./fileText.ts";
import { listFields } from "./listFields.ts";

const shareSchema = Type.Object({
  ts: Type.String(),
  thread_ts: Type.Optional(Type.String()),
  channel_name: Type.Optional(Type.String()),
  team_id: Type.String(),
  share_user_id: Type.String(),
  access: Type.Optional(Type.String({ description: "Of a canvas: what the people there may do with it." })),
  source: Type.String({ description: "`CHANNEL_TAB` for a canvas of a channel, `UNKNOWN` otherwise." }),
  is_silent_share: Type.Boolean({ description: "Whether it was shared without a message." }),
  reply_count: Type.Integer({ description: "Of the message that shares it." }),
  reply_users_count: Type.Integer(),
  reply_users: Type.Array(Type.String()),
  latest_reply: Type.Optional(Type.String()),
});
const sharesSchema = Type.Record(Type.String(), Type.Array(shareSchema));

/** A file. Of where it was shared it tells only what the caller can read. */
export const fileSchema = Type.Object(
  {
    id: Type.String(),
    created: Type.Integer(),
    timestamp: Type.Integer(),
    name: Type.String(),
    title: Type.String(),
    mimetype: Type.String({ description: "Told by name and first bytes." }),
    filetype: Type.String(),
    pretty_type: Type.String(),
    user: Type.String(),
    user_team: Type.String(),
    source_team: Type.String({ description: "The workspace in which it was uploaded." }),
    editable: Type.Boolean(),
    size: Type.Integer(),
    mode: Type.String({ description: "hosted, snippet, quip (a canvas), list, or external for a remote file." }),
    is_external: Type.Boolean(),
    external_type: Type.String(),
    is_public: Type.Boolean({ description: "Whether it was shared in a public channel." }),
    public_url_shared: Type.Boolean(),
    display_as_bot: Type.Boolean(),
    username: Type.String(),
    url_private: Type.String({ description: "Send a token with `files:read` as bearer, or the cookie of a session." }),
    url_private_download: Type.String({ description: "The same, always to be saved and never to be shown." }),
    permalink: Type.String(),
    permalink_public: Type.Optional(
      Type.String({ description: "A page that everyone with the link can read, while `public_url_shared` is true." }),
    ),
    is_starred: Type.Boolean({ description: "Where one file is described: whether the caller saved it." }),
    num_stars: Type.Optional(Type.Integer({ description: "1 when `is_starred` is true." })),
    has_rich_preview: Type.Boolean(),
    file_access: Type.String(),
    media_display_type: Type.String(),
    alt_txt: Type.Optional(Type.String()),
    original_w: Type.Optional(Type.Integer({ description: "For images: PNG, JPEG, GIF and WebP." })),
    original_h: Type.Optional(Type.Integer()),
    preview: Type.Optional(Type.String({ description: "The first lines of a text." })),
    preview_highlight: Type.Optional(Type.String({ description: "Of a snippet: the same as HTML." })),
    lines: Type.Optional(Type.Integer()),
    lines_more: Type.Optional(Type.Integer()),
    preview_is_truncated: Type.Optional(Type.Boolean()),
    ...Type.Partial(Type.Object(listFields)).properties,
    access: Type.Optional(
      Type.String({ description: "Of a canvas or a list: what the caller may do, read, write or owner." }),
    ),
    updated: Type.Optional(Type.Integer({ description: "Of a canvas, like the fields below." })),
    edit_timestamp: Type.Optional(Type.Integer()),
    canvas_creator_id: Type.Optional(Type.String()),
    editor: Type.Optional(Type.String()),
    last_editor: Type.Optional(Type.String()),
    editors: Type.Optional(Type.Array(Type.String())),
    can_toggle_canvas_lock: Type.Optional(Type.Boolean()),
    org_or_workspace_access: Type.Optional(Type.String()),
    teams_shared_with: Type.Optional(Type.Array(Type.String())),
    dm_mpdm_users_with_file_access: Type.Optional(
      Type.Array(Type.Object({ user_id: Type.String(), access: Type.String() }), {
        description: "People that the canvas was shared with by name.",
      }),
    ),
    is_channel_space: Type.Optional(Type.Boolean({ description: "Whether it is the canvas of a conversation." })),
    linked_channel_id: Type.Optional(Type.String()),
    app_id: Type.Optional(Type.String({ description: "Of a remote file: the app that added it." })),
    external_id: Type.Optional(Type.String({ description: "Of a remote file: the app's own id." })),
    external_url: Type.Optional(Type.String({ description: "Of a remote file: where it is." })),
    thumb_800: Type.Optional(
      Type.String({ description: "The preview image of a remote file. Send a token as for `url_private`." }),
    ),
    thumb_800_w: Type.Optional(Type.Integer()),
    thumb_800_h: Type.Optional(Type.Integer()),
    comments_count: Type.Integer(),
    channels: Type.Array(Type.String()),
    groups: Type.Array(Type.String()),
    ims: Type.Array(Type.String()),
    has_more_shares: Type.Boolean({ description: "False: all that the caller can read are listed." }),
    shares: Type.Object({ public: Type.Optional(sharesSchema), private: Type.Optional(sharesSchema) }),
  },
  { title: "File" },
);

type Shares = Record<string, Static<typeof shareSchema>[]>;

export function presentFile(
  body: FileBody,
  shares: readonly SeenShare[],
  canvas: Pick<SeenFile, "level" | "people"> = {},
): Static<typeof fileSchema> {
  const idsOf = (...kinds: string[]): string[] => [
    ...new Set(shares.filter(({ channel }) => kinds.includes(channel.kind)).map(({ channel }) => channel.id)),
  ];
  const inPublic = presentShares(shares.filter(({ channel }) => channel.kind === "public"));
  const inPrivate = presentShares(shares.filter(({ channel }) => channel.kind !== "public"));
  return {
    ...body,
    ...(canvas.level === undefined ? {} : { access: canvas.level }),
    ...(canvas.people === undefined ? {} : { dm_mpdm_users_with_file_access: [...canvas.people] }),
    ...(body.mode === "snippet" && body.preview !== undefined
      ? { preview_highlight: highlightLines(body.preview) }
      : {}),
    comments_count: 0,
    channels: idsOf("public"),
    groups: idsOf("private", "mpim"),
    ims: idsOf("im"),
    has_more_shares: false,
    shares: { ...(inPublic ? { public: inPublic } : {}), ...(inPrivate ? { private: inPrivate } : {}) },
  };
}

function presentShares(shares: readonly SeenShare[]): Shares | undefined {
  if (shares.length === 0) return undefined;
  const byChannel: Shares = {};
  for (const { channel, ts, threadTs, userId, access, body } of shares) {
    (byChannel[channel.id] ??= []).push({
      ts: printTs(ts),
      ...(threadTs === 0 ? {} : { thread_ts: printTs(threadTs) }),
      ...(channel.name === null ? {} : { channel_name: channel.name }),
      team_id: channel.team_id,
      share_user_id: userId,
      ...(access === undefined
        ? { source: "UNKNOWN", is_silent_share: false }
        : { access, source: "CHANNEL_TAB", is_silent_share: true }),
      ...presentReplies(body),
    });
  }
  return byChannel;
}

type Replies = Pick<MessageBody, "reply_count" | "reply_users_count" | "reply_users" | "latest_reply">;

function presentReplies(body: string | undefined) {
  const { reply_count, reply_users_count, reply_users, latest_reply }: Replies =
    body === undefined ? {} : (JSON.parse(body) as Replies);
  return {
    reply_count: reply_count ?? 0,
    reply_users_count: reply_users_count ?? 0,
    reply_users: [...(reply_users ?? [])],
    ...(latest_reply === undefined ? {} : { latest_reply }),
  };
}
