import { succeed } from "@platform/protocol";
import { readPreferences } from "../../domain/preferences/readPreferences.ts";
import { accountPreferencesSchema, presentAccountPreferences } from "../../present/accountPreferences.ts";
import { defineMethod } from "../define.ts";

export const usersPrefsGet = defineMethod({
  name: "users.prefs.get",
  summary: "Returns the caller's preferences in the form that terminal clients read.",
  http: "GET",
  tokens: ["user"],
  scopes: ["users:read"],
  rate: 3,
  params: {},
  result: { prefs: accountPreferencesSchema },
  errors: {},
  notes:
    "Clients such as wee-slack read muted conversations and highlight words here. `all_notifications_prefs` is JSON text. Highlight words do not exist, so `highlight_words` and `global_keywords` are empty.",
  examples: [{ title: "At the start of a client", params: {} }],
  handler: async (ctx) => succeed({ prefs: presentAccountPreferences(await readPreferences(ctx)) }),
});
