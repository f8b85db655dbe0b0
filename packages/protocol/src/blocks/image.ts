import { type Static, Type } from "typebox";
import { defineBlock, surfaces } from "../blockkit/define.ts";
import { altText, blockId } from "../blockkit/fields.ts";
import { checkPicture } from "../blockkit/picture.ts";
import { webUrl } from "../blockkit/urls.ts";
import { limits } from "../limits.ts";
import { slackFileSchema } from "../objects/slack_file.ts";
import { plainText } from "../objects/text.ts";

export const image = defineBlock({
  type: "image",
  summary: "A picture.",
  surfaces,
  fields: {
    block_id: blockId,
    alt_text: altText,
    image_url: Type.Optional(webUrl),
    slack_file: Type.Optional(slackFileSchema),
    title: Type.Optional(plainText(limits.image_title_chars_max)),
  },
  rules: checkPicture,
  textOf: ({ title, alt_text: alt }) => title?.text ?? alt,
  example: {
    type: "image",
    image_url: "https://example.com/chart.png",
    alt_text: "Sales by month, rising",
    title: { type: "plain_text", text: "Sales" },
  },
});

export type Image = Static<typeof image.schema>;
