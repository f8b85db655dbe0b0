import { type Static, Type } from "typebox";
import { anyOf, defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { checkPicture } from "../blockkit/picture.ts";
import { image as imageElement } from "../elements/image.ts";
import { limits } from "../limits.ts";
import { anyText, plainText } from "../objects/text.ts";
import { actions } from "./actions.ts";
import { context } from "./context.ts";
import { divider } from "./divider.ts";
import { file } from "./file.ts";
import { header } from "./header.ts";
import { image } from "./image.ts";
import { input } from "./input.ts";
import { rich_text } from "./rich_text.ts";
import { section } from "./section.ts";
import { table } from "./table.ts";
import { video } from "./video.ts";

const childBlock = anyOf(actions, context, divider, file, header, image, input, rich_text, section, table, video);

export const container = defineBlock({
  type: "container",
  summary: "Blocks that belong together, in a border and under a title.",
  surfaces: ["message"],
  fields: {
    block_id: blockId,
    title: Type.Optional(plainText(limits.container_title_chars_max)),
    rich_text_title: Type.Optional(rich_text.schema),
    subtitle: Type.Optional(anyText(limits.container_title_chars_max)),
    icon: Type.Optional(imageElement.schema),
    child_blocks: Type.Array(childBlock, { minItems: 1, maxItems: limits.container_blocks_max }),
    width: Type.Optional(
      Type.Enum(["narrow", "standard", "wide", "full"], { description: "`standard` when left out." }),
    ),
    is_collapsible: Type.Optional(Type.Boolean({ description: "The reader can hide all but the title." })),
    default_collapsed: Type.Optional(Type.Boolean({ description: "Starts that way; only with `is_collapsible`." })),
    has_header_divider: Type.Optional(
      Type.Boolean({ description: "A line below the title; only without `is_collapsible`." }),
    ),
  },
  rules(block, tell) {
    const { icon } = block;
    if (!block.title && !block.rich_text_title) tell("must define either `title` or `rich_text_title`", "type");
    if (block.default_collapsed && !block.is_collapsible) {
      tell("`default_collapsed` requires `is_collapsible`", "default_collapsed");
    }
    if (block.has_header_divider && block.is_collapsible) {
      tell("`has_header_divider` is not allowed with `is_collapsible`", "has_header_divider");
    }
    if (icon) checkPicture(icon, (message, ...below) => tell(message, "icon", ...below));
  },
  textOf: ({ title, rich_text_title: richTitle, subtitle }) =>
    [richTitle ? rich_text.textOf(richTitle) : title?.text, subtitle?.text].filter(Boolean).join("\n"),
  example: {
    type: "container",
    title: { type: "plain_text", text: "Deployment 12" },
    subtitle: { type: "mrkdwn", text: "Started by *Ada*" },
    is_collapsible: true,
    child_blocks: [
      { type: "section", text: { type: "mrkdwn", text: "All checks have passed." } },
      {
        type: "actions",
        elements: [{ type: "button", action_id: "stop", text: { type: "plain_text", text: "Stop" } }],
      },
    ],
  },
});

export type Container = Static<typeof container.schema>;
