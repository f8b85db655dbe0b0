import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { placeChannel } from "../../domain/sections/placeChannel.ts";
import { channelErrors, channelParam, manageScopes } from "../conversationParams.ts";
import { presentSections, sectionSchema } from "../../present/section.ts";
import { defineMethod } from "../define.ts";
import { optional } from "../params.ts";
import { customSectionErrors, sectionParam } from "../sectionParams.ts";

export const clientSectionsPlace = defineMethod({
  name: "client.sections.place",
  summary: "Moves a conversation into a custom section of the caller's sidebar, or out of it.",
  http: "POST",
  tokens: ["user"],
  scopes: manageScopes,
  rate: 3,
  forPeople: true,
  params: { channel: channelParam, section: optional(sectionParam) },
  result: { sections: Type.Array(sectionSchema) },
  errors: {
    ...channelErrors,
    ...customSectionErrors,
    not_in_channel: "The caller is not in the channel.",
    too_many_conversations: `The caller's sections have ${limits.section_channels_max} conversations.`,
  },
  examples: [{ title: "Into a section", params: { channel: "C0123456789", section: "L0123456789" } }],
  notes: "A method of this server's own, for clients. Without `section` the conversation leaves its section.",
  async handler(ctx, { channel: channelId, section: sectionId }) {
    const placed = await ctx.write(placeChannel, { channelId, sectionId });
    return placed.ok ? succeed({ sections: presentSections(placed.layout) }) : placed;
  },
});
