import { type Static, Type } from "typebox";

/** A section of a person's sidebar in one workspace. */
export const channelSectionSchema = Type.Object({
  id: Type.String(),
  type: Type.Enum(["custom", "stars", "channels", "direct_messages"]),
  name: Type.String({ description: "Empty for the sections that everyone has: clients name them." }),
  sort: Type.Enum(["name", "recent"], { description: "The order of its conversations." }),
  is_collapsed: Type.Boolean(),
  channels: Type.Array(Type.String(), {
    description: "Of a custom section: its conversations, by id. The caller may have left some of them.",
  }),
});

export type ChannelSection = Static<typeof channelSectionSchema>;
