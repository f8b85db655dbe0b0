import { limits, type Outcome, type Refusal, refuse, succeed } from "@platform/protocol";
import { type CodeViewType, codeViewTypes } from "@platform/protocol/resources/codeChannel.ts";
import { Type } from "typebox";
import { setCodeView } from "../../domain/codeChannels/setCodeView.ts";
import { readBlocks } from "../../domain/messages/blocks.ts";
import { blockErrors, blocksParam } from "../blockParams.ts";
import { codeChannelErrors, codeChannelParam, cspParam, isWebAddress } from "../codeChannelParams.ts";
import { defineMethod, type MethodContext, type Values } from "../define.ts";
import { choice, defaulted, id, optional, text } from "../params.ts";

const branch = (which: string) =>
  optional(text({ describe: `The ${which} branch, to show.`, maxLength: limits.code_view_label_chars_max }));

const params = {
  channel_id: codeChannelParam,
  type: defaulted(choice({ describe: "What the view is.", of: codeViewTypes }), "html"),
  view_key: optional(
    text({
      describe:
        "The agent's name for the view: calls with the same key change the same view. Needed for `html`, `block_kit` and `canvas`.",
      maxLength: limits.code_view_key_chars_max,
    }),
  ),
  content: optional(text({ describe: "An HTML document, or a unified diff: at most 1,000,000 bytes." })),
  blocks: optional(blocksParam),
  canvas_id: optional(
    id({ object: "canvas", describe: "The canvas of a `canvas` view.", otherwise: "canvas_not_found" }),
  ),
  access_level: defaulted(
    choice({
      describe: "What people of the channel may do with the canvas: with `comment` they only read it.",
      of: ["write", "comment"],
    }),
    "write",
  ),
  agent_content_hash: optional(
    text({ describe: "Kept for the agent, not read here.", maxLength: limits.code_view_label_chars_max }),
  ),
  pr_url: optional(
    text({ describe: "The address of the pull request.", maxLength: limits.code_channel_url_chars_max }),
  ),
  base_branch: branch("base"),
  head_branch: branch("head"),
  name: optional(
    text({
      describe: "The label. Otherwise it is the last part of `view_key`.",
      maxLength: limits.code_view_label_chars_max,
    }),
  ),
  csp: optional(cspParam),
};

type Given = Values<typeof params>;

export const agentsConversationsSetView = defineMethod({
  name: "agents.conversations.setView",
  summary: "Shows HTML, a diff, blocks, a canvas or a pull request in a code channel.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["code_channels:manage"],
  rate: 3,
  params,
  result: {
    channel_id: Type.String(),
    view_id: Type.String(),
    type: Type.Enum([...codeViewTypes]),
    content_version: Type.Integer({ description: "Counts the calls for this view." }),
    file_id: Type.Optional(Type.String()),
    canvas_id: Type.Optional(Type.String()),
  },
  errors: {
    ...codeChannelErrors,
    ...blockErrors,
    msg_blocks_too_long: "The texts of all blocks together are too long.",
    content_too_large: "`content` has more than 1,000,000 bytes.",
    canvas_not_found: "`canvas_id` is malformed, or the app cannot see the canvas.",
    restricted_action: "The app may not share the canvas.",
    too_many_views: "The channel has 50 views.",
  },
  notes:
    "`html` and `diff` need `content`, `block_kit` needs `blocks`, `canvas` needs `canvas_id`, and `pull_request` needs `pr_url`. A " +
    "channel has one diff.\n\nHTML is shown in a sandbox without access to the client or to cookies. Scripts and styles may be " +
    "inline; everything else comes from `csp`: `resource_domains` for scripts, styles, fonts, images and media, and " +
    "`connect_domains` for requests. Blocks are shown; their buttons are not sent to the app.",
  examples: [
    {
      title: "A page",
      params: { channel_id: "C0123456789", view_key: "docs/plan.html", content: "<h1>Plan</h1>" },
    },
    {
      title: "A diff",
      params: {
        channel_id: "C0123456789",
        type: "diff",
        content: "--- a/menu.txt\n+++ b/menu.txt\n@@ -1 +1 @@\n-Soup\n+Salad\n",
        base_branch: "main",
        head_branch: "fix/menu",
      },
    },
  ],
  async handler(ctx, given) {
    const fault = missing(given);
    if (fault !== undefined) return refuse("invalid_arguments", fault);
    const content = await contentOf(ctx, given);
    if (!content.ok) return content;
    const { channel_id: channelId, type, view_key: viewKey, canvas_id: canvas } = given;
    const canvasId = type === "canvas" ? canvas : undefined;
    const set = await ctx.write(setCodeView, {
      channelId,
      type,
      viewKey,
      label: given.name?.trim() || undefined,
      content: content.text,
      canvasId,
      details: detailsOf(given),
    });
    if (!set.ok) return set;
    return succeed({
      channel_id: channelId,
      view_id: set.viewId,
      type,
      content_version: set.version,
      ...(canvasId !== undefined && { file_id: canvasId, canvas_id: canvasId }),
    });
  },
});

const needed: Readonly<Record<CodeViewType, keyof Given>> = {
  html: "content",
  diff: "content",
  block_kit: "blocks",
  canvas: "canvas_id",
  pull_request: "pr_url",
};
const keyed: ReadonlySet<CodeViewType> = new Set(["html", "block_kit", "canvas"]);

function missing(given: Given): string | undefined {
  const { type, view_key: key, pr_url: url } = given;
  if (given[needed[type]] === undefined) return `missing required field: ${needed[type]}`;
  if (keyed.has(type) && !key) return "missing required field: view_key";
  return type === "pull_request" && !isWebAddress(url ?? "") ? "must be a web address: pr_url" : undefined;
}

async function contentOf(
  ctx: MethodContext,
  { type, content = "", blocks = [] }: Given,
): Promise<Outcome<{ text: string }, "content_too_large"> | Refusal<"invalid_blocks" | "msg_blocks_too_long">> {
  if (type === "block_kit") {
    const read = await readBlocks(ctx, blocks);
    return read.ok ? succeed({ text: JSON.stringify(read.blocks) }) : read;
  }
  if (type !== "html" && type !== "diff") return succeed({ text: "" });
  return Buffer.byteLength(content) > limits.code_view_bytes_max
    ? refuse("content_too_large")
    : succeed({ text: content });
}

function detailsOf({ type, csp, pr_url, base_branch, head_branch, access_level, agent_content_hash }: Given) {
  if (type === "html") return { csp };
  if (type === "canvas") return { access_level, agent_content_hash };
  return { ...(type === "pull_request" && { pr_url }), base_branch, head_branch };
}
