import { type Static, Type } from "typebox";
import { anyOf, defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { card } from "./card.ts";

export const carousel = defineBlock({
  type: "carousel",
  summary: "Cards in a row that scrolls sideways.",
  surfaces: ["message", "home"],
  fields: {
    block_id: blockId,
    elements: Type.Array(anyOf(card), { minItems: 1, maxItems: limits.carousel_cards_max }),
  },
  // The cards are blocks of their own, and say what they say.
  textOf: () => "",
  example: {
    type: "carousel",
    elements: [
      { type: "card", title: { type: "mrkdwn", text: "Lisbon" }, body: { type: "mrkdwn", text: "4 to 8 May" } },
      { type: "card", title: { type: "mrkdwn", text: "Porto" }, body: { type: "mrkdwn", text: "11 to 15 May" } },
    ],
  },
});

export type Carousel = Static<typeof carousel.schema>;
