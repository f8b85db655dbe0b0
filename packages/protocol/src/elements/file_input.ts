import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";

export const file_input = defineElement({
  type: "file_input",
  summary: "Asks for files.",
  blocks: ["input"],
  value: {
    interaction: "input",
    format: "file",
    key: "files",
    initial: null,
    empty: [],
    max: limits.input_files_max,
    maxField: "max_files",
  },
  surfaces: ["modal"],
  fields: {
    action_id: actionId,
    filetypes: Type.Optional(
      Type.Array(Type.String({ minLength: 1 }), {
        minItems: 1,
        description: "Endings that are taken; all when left out.",
      }),
    ),
    max_files: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.input_files_max })),
  },
  example: { type: "file_input", action_id: "photos", filetypes: ["png", "jpg"], max_files: 3 },
});

export type FileInput = Static<typeof file_input.schema>;
