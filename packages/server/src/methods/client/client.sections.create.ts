import { sectionSchema } from "../../present/section.ts";
import { limits } from "@platform/protocol";
import { createSection } from "../../domain/sections/createSection.ts";
import { defineMethod } from "../define.ts";
import { sectionNameErrors, sectionNameParam } from "../sectionParams.ts";

export const clientSectionsCreate = defineMethod({
  name: "client.sections.create",
  summary: "Adds a section to the caller's sidebar.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: { name: sectionNameParam },
  result: { section: sectionSchema },
  errors: { ...sectionNameErrors, too_many_sections: `The caller has ${limits.sections_max} sections.` },
  examples: [{ title: "Projects", params: { name: "Projects" } }],
  notes: "A method of this server's own, for clients.",
  handler: (ctx, { name }) => ctx.write(createSection, { name }),
});
