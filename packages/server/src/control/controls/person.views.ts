import { refuse, succeed } from "@platform/protocol";
import { listViews } from "../../domain/views/listViews.ts";
import { actErrors, seenAfter, whoParams } from "../actAs.ts";
import { defineControl } from "../define.ts";
import { findPerson } from "../findPerson.ts";

const { refused: _neverRefused, ...errors } = actErrors;
const { views } = seenAfter;

export const personViews = defineControl({
  name: "person.views",
  summary: "Lists the views that apps show a person: home tabs and modals, oldest first.",
  params: whoParams,
  result: { views },
  errors,
  example: { user: "alice" },
  async handler(context, who) {
    const found = await findPerson(context, who);
    if (!found.ok) return found;
    const ctx = await context.actAs(found);
    return ctx ? succeed({ views: await listViews(ctx) }) : refuse("user_not_found");
  },
});
