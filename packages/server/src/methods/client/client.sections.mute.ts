import { succeed } from "@platform/protocol";
import { muteSection } from "../../domain/sections/muteSection.ts";
import { preferencesSchema, presentPreferences } from "../../present/preferences.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag } from "../params.ts";
import { customSectionErrors, sectionParam } from "../sectionParams.ts";

export const clientSectionsMute = defineMethod({
  name: "client.sections.mute",
  summary: "Mutes or unmutes every conversation of a custom section for the caller.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    section: sectionParam,
    is_muted: defaulted(flag({ describe: "False unmutes them." }), true),
  },
  result: { preferences: preferencesSchema },
  errors: customSectionErrors,
  examples: [{ title: "Later", params: { section: "L0123456789" } }],
  notes: "A method of this server's own, for clients. Conversations that are added later are not muted.",
  async handler(ctx, { section: sectionId, is_muted: isMuted }) {
    const muted = await ctx.write(muteSection, { sectionId, isMuted });
    return muted.ok ? succeed({ preferences: presentPreferences(muted.preferences) }) : muted;
  },
});
