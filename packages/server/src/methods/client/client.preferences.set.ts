import { succeed } from "@platform/protocol";
import { setPreferences } from "../../domain/preferences/setPreferences.ts";
import { preferencesSchema, presentPreferences } from "../../present/preferences.ts";
import { defineMethod } from "../define.ts";
import { preferenceParams } from "../preferenceParams.ts";

export const clientPreferencesSet = defineMethod({
  name: "client.preferences.set",
  summary: "Changes the caller's client preferences. Omitted ones stay unchanged.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: preferenceParams,
  result: { preferences: preferencesSchema },
  errors: {},
  examples: [{ title: "Quiet", params: { notify: "nothing" } }],
  notes: "A method of this server's own, for clients.",
  async handler(ctx, change) {
    const set = await ctx.write(setPreferences, change);
    return succeed({ preferences: presentPreferences(set.preferences) });
  },
});
