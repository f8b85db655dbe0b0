import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listSections } from "../../domain/sections/listSections.ts";
import { presentSections, sectionSchema } from "../../present/section.ts";
import { defineMethod } from "../define.ts";

export const clientSectionsList = defineMethod({
  name: "client.sections.list",
  summary: "Lists the sections of the caller's sidebar in their order.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {},
  result: { sections: Type.Array(sectionSchema) },
  errors: {},
  examples: [{ title: "The sidebar", params: {} }],
  notes:
    "A method of this server's own, for clients. Conversations in no custom section are in the section of their kind; starred ones (`stars.add`) are in `stars`. `channel_sections_changed` reports every change.",
  async handler(ctx) {
    return succeed({ sections: presentSections(await listSections(ctx)) });
  },
});
