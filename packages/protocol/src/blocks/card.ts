import { type Static, Type } from "typebox";
import { anyOf, defineBlock, surfaces } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { checkPicture } from "../blockkit/picture.ts";
import { cardElements } from "../elements/index.ts";
import { image } from "../elements/image.ts";
import { limits } from "../limits.ts";
import { slackIconSchema } from "../objects/slack_icon.ts";
import { anyText } from "../objects/text.ts";

const title = Type.Optional(anyText(limits.card_title_chars_max));
const words = Type.Optional(anyText(limits.card_body_chars_max));

export const card = defineBlock({
  type: "card",
  summary: "One thing at a glance: a picture, a title, a few words and up to three buttons.",
  surfaces,
  fields: {
    block_id: blockId,
    hero_image: Type.Optional(image.schema),
    icon: Type.Optional(image.schema),
    slack_icon: Type.Optional(slackIconSchema),
    title,
    subtitle: title,
    body: words,
    subtext: words,
    actions: Type.Optional(Type.Array(anyOf(...cardElements), { minItems: 1, maxItems: limits.card_actions_max })),
  },
  rules(block, tell) {
    const { hero_image: hero, icon } = block;
    if (!hero && !block.title && !block.actions && !block.body) {
      tell("must define at least one of `hero_image`, `title`, `actions` or `body`", "type");
    }
    if (icon && block.slack_icon) tell("must define either `icon` or `slack_icon`, not both", "slack_icon");
    if (hero) checkPicture(hero, (message, ...below) => tell(message, "hero_image", ...below));
    if (icon) checkPicture(icon, (message, ...below) => tell(message, "icon", ...below));
  },
  textOf: ({ title: heading, subtitle, body, subtext }) =>
    [heading, subtitle, body, subtext].flatMap((part) => (part ? [part.text] : [])).join("\n"),
  example: {
    type: "card",
    icon: { type: "image", image_url: "https://example.com/lisbon.png", alt_text: "Flag of Portugal" },
    title: { type: "mrkdwn", text: "Lisbon" },
    subtitle: { type: "mrkdwn", text: "4 to 8 May" },
    body: { type: "mrkdwn", text: "Team week, *hotel included*." },
    actions: [{ type: "button", action_id: "book", text: { type: "plain_text", text: "Book" }, style: "primary" }],
  },
});

export type Card = Static<typeof card.schema>;
