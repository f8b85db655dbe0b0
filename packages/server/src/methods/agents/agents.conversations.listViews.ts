import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listCodeViews } from "../../domain/codeChannels/listCodeViews.ts";
import { codeChannelErrors, codeChannelParam } from "../codeChannelParams.ts";
import { defineMethod } from "../define.ts";

export const agentsConversationsListViews = defineMethod({
  name: "agents.conversations.listViews",
  summary: "Lists what the agents show in a code channel.",
  http: "GET",
  tokens: ["bot"],
  scopes: ["code_channels:manage"],
  rate: 3,
  params: { channel_id: codeChannelParam },
  result: {
    views: Type.Array(
      Type.Object({
        view_id: Type.String(),
        view_key: Type.Optional(Type.String()),
        label: Type.String(),
        file_id: Type.Optional(Type.String({ description: "The canvas." })),
        content_version: Type.Integer(),
        date_added: Type.Integer(),
      }),
    ),
  },
  errors: codeChannelErrors,
  examples: [{ title: "All views", params: { channel_id: "C0123456789" } }],
  async handler(ctx, { channel_id: channelId }) {
    const listed = await listCodeViews(ctx, channelId);
    if (!listed.ok) return listed;
    const views = listed.views.map((row) => ({
      view_id: row.id,
      ...(row.view_key !== null && { view_key: row.view_key }),
      label: row.label,
      ...(row.file_id !== null && { file_id: row.file_id }),
      content_version: row.content_version,
      date_added: Math.floor(row.created_ms / 1000),
    }));
    return succeed({ views });
  },
});
