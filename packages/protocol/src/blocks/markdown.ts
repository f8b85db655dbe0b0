import { type Static, Type } from "typebox";
import { defineBlock } from "../blockkit/define.ts";
import { limits } from "../limits.ts";

export const markdown = defineBlock({
  type: "markdown",
  summary: "Standard markdown; all such blocks of a message share one limit, and none has an id.",
  surfaces: ["message"],
  fields: {
    block_id: Type.Optional(Type.String({ description: "Ignored, and left out of what is stored." })),
    text: Type.String({ minLength: 1, maxLength: limits.markdown_chars_max }),
  },
  textOf: ({ text }) => text,
  example: { type: "markdown", text: "## Release 12\n\n- faster\n- **smaller**" },
});

export type Markdown = Static<typeof markdown.schema>;
