import { type Static, Type } from "typebox";
import { defineBlock, surfaces } from "../blockkit/define.ts";
import { altText, blockId } from "../blockkit/fields.ts";
import { secureUrl, webUrl } from "../blockkit/urls.ts";
import { limits } from "../limits.ts";
import { plainText } from "../objects/text.ts";
import { isPictureUrl } from "../pictureUrl.ts";

export const video = defineBlock({
  type: "video",
  summary: "A player for a video of another site.",
  surfaces,
  fields: {
    block_id: blockId,
    alt_text: altText,
    title: plainText(limits.video_title_chars_max),
    title_url: Type.Optional(secureUrl),
    video_url: secureUrl,
    thumbnail_url: webUrl,
    description: Type.Optional(plainText(limits.video_title_chars_max)),
    author_name: Type.Optional(Type.String({ maxLength: limits.video_author_chars_max })),
    provider_name: Type.Optional(Type.String({ maxLength: limits.video_author_chars_max })),
    provider_icon_url: Type.Optional(webUrl),
  },
  rules(block, tell) {
    for (const field of ["thumbnail_url", "provider_icon_url"] as const) {
      if (block[field] !== undefined && !isPictureUrl(block[field])) tell("must be a valid web address", field);
    }
  },
  textOf: ({ title, description }) => (description ? `${title.text}\n${description.text}` : title.text),
  example: {
    type: "video",
    title: { type: "plain_text", text: "How it works" },
    title_url: "https://example.com/watch/12",
    video_url: "https://example.com/embed/12",
    thumbnail_url: "https://example.com/12.jpg",
    alt_text: "A person at a whiteboard",
    author_name: "Ada",
  },
});

export type Video = Static<typeof video.schema>;
