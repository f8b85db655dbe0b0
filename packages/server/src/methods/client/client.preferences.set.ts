import { succeed } from "@platform/protocol";
import { notifyChoices } from "../../domain/preferences/readPreferences.ts";
import { setPreferences } from "../../domain/preferences/setPreferences.ts";
import { preferencesSchema, presentPreferences } from "../../present/preferences.ts";
import { defineMethod } from "../define.ts";
import { choice, flag, optional } from "../params.ts";

export const clientPreferencesSet = defineMethod({
  name: "client.preferences.set",
  summary: "Changes the caller's client preferences. Omitted ones stay unchanged.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    notify: optional(
      choice({ describe: "Which messages notify a person who is looking elsewhere.", of: notifyChoices }),
    ),
    enter_sends: optional(flag({ describe: "Whether Enter sends, or begins a line." })),
  },
  result: { preferences: preferencesSchema },
  errors: {},
  examples: [{ title: "Quiet", params: { notify: "nothing" } }],
  notes: "A method of this server's own, for clients.",
  async handler(ctx, { notify, enter_sends: enterSends }) {
    const set = await ctx.write(setPreferences, { notify, enterSends });
    return succeed({ preferences: presentPreferences(set.preferences) });
  },
});
