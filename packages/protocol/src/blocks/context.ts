import { type Static, Type } from "typebox";
import { checkPicture } from "../blockkit/picture.ts";
import { defineBlock, surfaces } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { image } from "../elements/image.ts";
import { limits } from "../limits.ts";
import { mrkdwn, plainText } from "../objects/text.ts";

export const context = defineBlock({
  type: "context",
  summary: "Small print: texts and pictures in one line.",
  surfaces,
  fields: {
    block_id: blockId,
    elements: Type.Array(Type.Union([image.schema, plainText(), mrkdwn()]), {
      minItems: 1,
      maxItems: limits.context_elements_max,
    }),
  },
  rules({ elements }, tell) {
    for (const [at, part] of elements.entries()) {
      if (part.type === "image") checkPicture(part, (message, ...below) => tell(message, "elements", at, ...below));
    }
  },
  textOf: ({ elements }) => elements.map((part) => (part.type === "image" ? part.alt_text : part.text)).join(" "),
  example: {
    type: "context",
    elements: [
      { type: "image", image_url: "https://example.com/clock.png", alt_text: "Clock" },
      { type: "mrkdwn", text: "Due *tomorrow*" },
    ],
  },
});

export type Context = Static<typeof context.schema>;
