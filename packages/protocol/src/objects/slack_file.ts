import { type Static, Type } from "typebox";
import { closed, defineObject, type Tell } from "../blockkit/define.ts";
import { webUrl } from "../blockkit/urls.ts";

export const slackFileSchema = closed({ id: Type.Optional(Type.String({ minLength: 1 })), url: Type.Optional(webUrl) });

export type SlackFile = Static<typeof slackFileSchema>;

/** Two names could name two files. */
export function checkSlackFile(file: SlackFile, tell: Tell): void {
  if (Object.keys(file).length !== 1) tell("failed to match exactly one allowed schema");
}

export const slack_file = defineObject({
  name: "slack_file",
  summary: "A file of the workspace, by its id or its address.",
  schema: slackFileSchema,
  rules: checkSlackFile,
  example: { id: "F0123456" },
});
