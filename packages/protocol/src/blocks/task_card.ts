import { type Static, Type } from "typebox";
import { closed, defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { linkUrl } from "../blockkit/urls.ts";
import { limits } from "../limits.ts";
import { slackIconSchema } from "../objects/slack_icon.ts";
import { rich_text } from "./rich_text.ts";

const source = closed({
  type: Type.Literal("url"),
  url: linkUrl,
  text: Type.String({ minLength: 1, maxLength: limits.text_object_chars_max }),
});

const fields = {
  block_id: blockId,
  task_id: Type.String({ minLength: 1, maxLength: limits.block_id_chars_max }),
  title: Type.String({ minLength: 1, maxLength: limits.text_object_chars_max }),
  status: Type.Optional(
    Type.Enum(["pending", "in_progress", "complete", "error"], { description: "`pending` when left out." }),
  ),
  icon: Type.Optional(slackIconSchema),
  details: Type.Optional(rich_text.schema),
  output: Type.Optional(rich_text.schema),
  sources: Type.Optional(Type.Array(source)),
};

export const task_card = defineBlock({
  type: "task_card",
  summary: "One step of what an app does, and how far it is.",
  surfaces: ["message"],
  fields,
  textOf: ({ title, details, output }) =>
    [title, ...[details, output].map((part) => (part ? rich_text.textOf(part) : ""))].filter(Boolean).join("\n"),
  example: {
    type: "task_card",
    task_id: "search",
    title: "Search the archive",
    status: "in_progress",
    sources: [{ type: "url", url: "https://example.com/archive", text: "Archive" }],
  },
});

/** A step of a plan, where it can be nothing else and need not say so. */
export const planTask = closed({ type: Type.Optional(Type.Literal("task_card")), ...fields });

export type TaskCard = Static<typeof task_card.schema>;
export type PlanTask = Static<typeof planTask>;
