import { type Outcome, succeed } from "@platform/protocol";
import { accessCustomSection } from "../access/accessSection.ts";
import { defineOperation } from "../context.ts";
import { editSections } from "./editSections.ts";

/** Deletes a section. Its conversations return to the sections that everyone has. */
export const deleteSection = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly sectionId: string },
  ): Promise<Outcome<object, "section_not_found" | "section_is_built_in">> => {
    const edited = await editSections(ctx, (layout) => {
      const found = accessCustomSection(layout, input.sectionId);
      if (!found.ok) return found;
      return succeed({ layout: layout.filter(({ id }) => id !== input.sectionId) });
    });
    return edited.ok ? succeed({}) : edited;
  },
);
