import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { accessCustomSection } from "../access/accessSection.ts";
import { type ManageCode, manageChannel } from "../access/manageChannel.ts";
import { defineOperation } from "../context.ts";
import { editSections } from "./editSections.ts";
import { type Layout, withPlace } from "./layout.ts";

export type PlaceCode =
  | ManageCode
  | "not_in_channel"
  | "section_not_found"
  | "section_is_built_in"
  | "too_many_conversations";

/** Puts a conversation of the caller's into a section, or back to where it is without one. */
export const placeChannel = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly sectionId: string | undefined },
  ): Promise<Outcome<{ layout: Layout }, PlaceCode>> => {
    const seen = await manageChannel(ctx, input.channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    if (!channel.is_member) return refuse("not_in_channel");
    return editSections<PlaceCode>(ctx, (before) => {
      const found = input.sectionId === undefined ? succeed({}) : accessCustomSection(before, input.sectionId);
      if (!found.ok) return found;
      const layout = withPlace(before, channel.id, input.sectionId);
      const placed = layout.reduce((sum, { channels }) => sum + channels.length, 0);
      return placed > limits.section_channels_max ? refuse("too_many_conversations") : succeed({ layout });
    });
  },
);
