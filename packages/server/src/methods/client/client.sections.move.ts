import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { moveSection } from "../../domain/sections/moveSection.ts";
import { presentSections, sectionSchema } from "../../present/section.ts";
import { defineMethod } from "../define.ts";
import { id, optional } from "../params.ts";
import { sectionErrors, sectionParam } from "../sectionParams.ts";

export const clientSectionsMove = defineMethod({
  name: "client.sections.move",
  summary: "Moves a section of the caller's sidebar before another one, or to the end.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    section: sectionParam,
    before: optional(
      id({ object: "section", describe: "The section that follows it.", otherwise: "section_not_found" }),
    ),
  },
  result: { sections: Type.Array(sectionSchema) },
  errors: sectionErrors,
  examples: [{ title: "Projects first", params: { section: "L0123456789", before: "L0123456780" } }],
  notes: "A method of this server's own, for clients.",
  async handler(ctx, { section: sectionId, before }) {
    const moved = await ctx.write(moveSection, { sectionId, before });
    return moved.ok ? succeed({ sections: presentSections(moved.layout) }) : moved;
  },
});
