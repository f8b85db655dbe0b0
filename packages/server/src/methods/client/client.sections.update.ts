import { sectionSorts } from "@platform/protocol/channelSections.ts";
import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { updateSection } from "../../domain/sections/updateSection.ts";
import { presentSections, sectionSchema } from "../../present/section.ts";
import { defineMethod } from "../define.ts";
import { choice, flag, optional } from "../params.ts";
import { customSectionErrors, sectionNameErrors, sectionNameParam, sectionParam } from "../sectionParams.ts";

export const clientSectionsUpdate = defineMethod({
  name: "client.sections.update",
  summary: "Changes a section of the caller's sidebar. Omitted properties stay unchanged.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    section: sectionParam,
    name: optional(sectionNameParam),
    sort: optional(choice({ describe: "The order of its conversations.", of: [...sectionSorts] })),
    is_collapsed: optional(flag({ describe: "Whether only its unread conversations are shown." })),
  },
  result: { sections: Type.Array(sectionSchema) },
  errors: { ...customSectionErrors, ...sectionNameErrors },
  examples: [{ title: "The newest first", params: { section: "L0123456789", sort: "recent" } }],
  notes: "A method of this server's own, for clients. Only custom sections have a name.",
  async handler(ctx, { section: sectionId, name, sort, is_collapsed: isCollapsed }) {
    const updated = await ctx.write(updateSection, { sectionId, name, sort, isCollapsed });
    return updated.ok ? succeed({ sections: presentSections(updated.layout) }) : updated;
  },
});
