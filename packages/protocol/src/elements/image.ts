import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { altText } from "../blockkit/fields.ts";
import { checkPicture } from "../blockkit/picture.ts";
import { webUrl } from "../blockkit/urls.ts";
import { slackFileSchema } from "../objects/slack_file.ts";

export const image = defineElement({
  type: "image",
  summary: "A small picture beside other content.",
  blocks: ["section"],
  value: { interaction: "none" },
  fields: {
    alt_text: altText,
    image_url: Type.Optional(webUrl),
    slack_file: Type.Optional(slackFileSchema),
  },
  rules: checkPicture,
  example: { type: "image", image_url: "https://example.com/cat.png", alt_text: "A cat asleep" },
});

export type ImageElement = Static<typeof image.schema>;
