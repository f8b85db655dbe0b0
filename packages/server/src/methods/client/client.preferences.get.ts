import { succeed } from "@platform/protocol";
import { readPreferences } from "../../domain/preferences/readPreferences.ts";
import { preferencesSchema, presentPreferences } from "../../present/preferences.ts";
import { defineMethod } from "../define.ts";

export const clientPreferencesGet = defineMethod({
  name: "client.preferences.get",
  summary: "Returns the caller's client preferences.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: {},
  result: { preferences: preferencesSchema },
  errors: {},
  examples: [{ title: "At the start", params: {} }],
  notes:
    "A method of this server's own, for clients. What changes afterwards comes as `pref_change` on the caller's sockets, with the `name` and the new `value`; `muted_channels` as a comma list.",
  handler: async (ctx) => succeed({ preferences: presentPreferences(await readPreferences(ctx)) }),
});
