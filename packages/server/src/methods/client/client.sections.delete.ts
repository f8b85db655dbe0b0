import { deleteSection } from "../../domain/sections/deleteSection.ts";
import { defineMethod } from "../define.ts";
import { customSectionErrors, sectionParam } from "../sectionParams.ts";

export const clientSectionsDelete = defineMethod({
  name: "client.sections.delete",
  summary: "Deletes a custom section of the caller's sidebar. Its conversations stay.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: { section: sectionParam },
  result: {},
  errors: customSectionErrors,
  examples: [{ title: "Tidied up", params: { section: "L0123456789" } }],
  notes: "A method of this server's own, for clients.",
  handler: (ctx, { section: sectionId }) => ctx.write(deleteSection, { sectionId }),
});
