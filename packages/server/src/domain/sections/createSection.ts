import type { ChannelSection } from "@platform/protocol/channelSections.ts";
import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { editSections } from "./editSections.ts";
import { withSection } from "./layout.ts";

/** Adds an empty section to the caller's sidebar. */
export const createSection = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly name: string },
  ): Promise<Outcome<{ section: ChannelSection }, "too_many_sections" | "invalid_name">> => {
    const name = input.name.trim();
    if (name === "") return refuse("invalid_name");
    const section: ChannelSection = {
      id: ctx.ids.next("section"),
      type: "custom",
      name,
      sort: "name",
      is_collapsed: false,
      channels: [],
    };
    const edited = await editSections(ctx, (layout) =>
      layout.length < limits.sections_max
        ? succeed({ layout: withSection(layout, section) })
        : refuse("too_many_sections"),
    );
    return edited.ok ? succeed({ section }) : edited;
  },
);
