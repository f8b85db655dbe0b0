import { type Static, Type } from "typebox";
import { closed, defineObject } from "../blockkit/define.ts";
import { slackIconNames } from "../slackIcons.ts";

/** The icons that every client can draw. */
export const slackIconName = Type.Enum([...slackIconNames]);

export const slackIconSchema = closed({ type: Type.Literal("icon"), name: slackIconName });

export type SlackIcon = Static<typeof slackIconSchema>;

export const slack_icon = defineObject({
  name: "slack_icon",
  summary: "An icon by its name, in the color of the text next to it.",
  schema: slackIconSchema,
  example: { type: "icon", name: "rocket" },
});
