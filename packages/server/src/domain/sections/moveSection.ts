import { type Outcome, succeed } from "@platform/protocol";
import { accessSection } from "../access/accessSection.ts";
import { defineOperation } from "../context.ts";
import { editSections } from "./editSections.ts";
import { type Layout, withOrder } from "./layout.ts";

/** Puts a section before another one, or to the end. */
export const moveSection = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly sectionId: string; readonly before: string | undefined },
  ): Promise<Outcome<{ layout: Layout }, "section_not_found">> =>
    editSections(ctx, (layout) => {
      const { sectionId, before } = input;
      const found = accessSection(layout, sectionId);
      if (!found.ok) return found;
      const next = before === undefined ? found : accessSection(layout, before);
      return next.ok ? succeed({ layout: withOrder(layout, sectionId, before) }) : next;
    }),
);
