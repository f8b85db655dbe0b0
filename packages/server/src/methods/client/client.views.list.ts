import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listViews } from "../../domain/views/listViews.ts";
import { viewSchema } from "../../present/view.ts";
import { defineMethod } from "../define.ts";

export const clientViewsList = defineMethod({
  name: "client.views.list",
  summary: "Lists the views that apps show the caller: home tabs and modals, oldest first.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: {},
  result: { views: Type.Array(viewSchema) },
  errors: {},
  examples: [{ title: "After a reload", params: {} }],
  notes:
    "A method of this server's own, for clients. What changes afterwards comes as `view_opened`, `view_pushed`, `view_updated` and `view_closed` on the caller's sockets.",
  handler: async (ctx) => succeed({ views: await listViews(ctx) }),
});
