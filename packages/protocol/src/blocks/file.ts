import { type Static, Type } from "typebox";
import { defineBlock } from "../blockkit/define.ts";
import { blockId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";

const shownFile = Type.Object({
  id: Type.String(),
  mode: Type.String(),
  title: Type.Optional(Type.String()),
  filetype: Type.Optional(Type.String()),
  external_id: Type.Optional(Type.String()),
  external_url: Type.Optional(Type.String()),
});

export const file = defineBlock({
  type: "file",
  summary: "A remote file.",
  surfaces: ["message"],
  fields: {
    block_id: blockId,
    external_id: Type.String({ minLength: 1, maxLength: limits.external_id_chars_max }),
    source: Type.Enum(["remote"]),
    /** What the server adds once it knows the file. Blocks that apps send back have it, and it is replaced. */
    file_id: Type.Optional(Type.String()),
    file: Type.Optional(shownFile),
  },
  textOf: ({ file: shown }) => shown?.title ?? "",
  example: { type: "file", external_id: "report-12", source: "remote" },
});

export type FileBlock = Static<typeof file.schema>;
