import { type Static, Type } from "typebox";
import { defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";

export const file = defineBlock({
  type: "file",
  summary: "A remote file.",
  surfaces: ["message"],
  fields: {
    block_id: blockId,
    external_id: Type.String({ minLength: 1, maxLength: limits.external_id_chars_max }),
    source: Type.Enum(["remote"]),
  },
  textOf: () => "",
  example: { type: "file", external_id: "report-12", source: "remote" },
});

export type FileBlock = Static<typeof file.schema>;
