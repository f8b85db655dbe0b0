import { type Static, Type } from "typebox";
import { defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { anyText } from "../objects/text.ts";

export const alert = defineBlock({
  type: "alert",
  summary: "A short notice in a tinted box, with an icon for its level.",
  surfaces: ["modal"],
  fields: {
    block_id: blockId,
    text: anyText(limits.alert_chars_max),
    level: Type.Optional(
      Type.Enum(["default", "info", "warning", "error", "success"], { description: "`default` when left out." }),
    ),
  },
  textOf: ({ text }) => text.text,
  example: {
    type: "alert",
    level: "warning",
    text: { type: "mrkdwn", text: "The report is *final* once you submit it." },
  },
});

export type Alert = Static<typeof alert.schema>;
