import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { lookupSections, type SectionCriteria, type SectionType } from "../../domain/canvases/lookupSections.ts";
import { canvasParam } from "../canvasParams.ts";
import { defineMethod } from "../define.ts";
import { decodeJson, Fault, type Param, storable } from "../params.ts";

const sectionTypes = ["h1", "h2", "h3", "any_header"] as const satisfies readonly SectionType[];

/** `{"section_types":["h1"],"contains_text":"..."}`, as an object or its JSON text. */
const criteriaParam: Param<SectionCriteria> = {
  schema: Type.Union([
    Type.Object({
      section_types: Type.Optional(Type.Array(Type.Enum([...sectionTypes]), { minItems: 1, maxItems: 3 })),
      contains_text: Type.Optional(Type.String()),
    }),
    Type.String(),
  ]),
  required: true,
  describe: "`section_types`, `contains_text`, or both; a section has to fit both.",
  otherwise: undefined,
  fallback: undefined,
  isJson: true,
  decode(raw) {
    const value = decodeJson(raw);
    if (typeof value !== "object" || value === null) return new Fault("must be an object");
    const { section_types: types = [], contains_text: text } = value as Record<string, unknown>;
    if (!Array.isArray(types) || types.length > 3) return new Fault("must have at most 3 section types");
    const known = sectionTypes.filter((type) => types.includes(type));
    if (known.length < new Set(types).size) return new Fault(`must have section types of ${sectionTypes.join(", ")}`);
    if (text !== undefined && typeof text !== "string") return new Fault("must have a string as contains_text");
    if (known.length === 0 && (text === undefined || text === "")) return new Fault("must name at least one criterion");
    return { types: known, text: text === undefined ? undefined : storable(text) };
  },
};

export const canvasesSectionsLookup = defineMethod({
  name: "canvases.sections.lookup",
  summary: "Finds sections of a canvas.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["canvases:read"],
  rate: 3,
  params: { canvas_id: canvasParam, criteria: criteriaParam },
  result: { sections: Type.Array(Type.Object({ id: Type.String() })) },
  errors: {
    canvas_not_found: "`canvas_id` is missing or unknown, or the caller cannot see the canvas.",
    canvas_deleted: "The canvas was deleted.",
  },
  examples: [
    {
      title: "A heading",
      params: { canvas_id: "F0123456789", criteria: { section_types: ["h1"], contains_text: "Launch" } },
    },
  ],
  notes:
    "A section is a heading, a paragraph, an item of a list, a cell of a table or another block. Text is found without regard to case. The answer is in the order of the canvas.",
  async handler(ctx, params) {
    const found = await lookupSections(ctx, params.canvas_id, params.criteria);
    return found.ok ? succeed({ sections: found.ids.map((id) => ({ id })) }) : found;
  },
});
