import type { SectionSort } from "@platform/protocol/channelSections.ts";
import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessSection } from "../access/accessSection.ts";
import { defineOperation } from "../context.ts";
import { editSections } from "./editSections.ts";
import { type Layout, withChange } from "./layout.ts";

export interface SectionChange {
  readonly sectionId: string;
  readonly name: string | undefined;
  readonly sort: SectionSort | undefined;
  readonly isCollapsed: boolean | undefined;
}

/** Changes what is named; the rest stays. The name of a section that everyone has belongs to the client. */
export const updateSection = defineOperation(
  import.meta,
  async (
    ctx,
    { sectionId, name, sort, isCollapsed }: SectionChange,
  ): Promise<Outcome<{ layout: Layout }, "section_not_found" | "section_is_built_in" | "invalid_name">> =>
    editSections(ctx, (layout) => {
      const found = accessSection(layout, sectionId);
      if (!found.ok) return found;
      if (name !== undefined && found.section.type !== "custom") return refuse("section_is_built_in");
      if (name?.trim() === "") return refuse("invalid_name");
      const change = {
        ...(name !== undefined && { name: name.trim() }),
        ...(sort !== undefined && { sort }),
        ...(isCollapsed !== undefined && { is_collapsed: isCollapsed }),
      };
      return succeed({ layout: withChange(layout, sectionId, change) });
    }),
);
