import { type Outcome, succeed } from "@platform/protocol";
import { updateMutedAmong } from "../../storage/queries/preferences.ts";
import { selectLayout } from "../../storage/queries/sections.ts";
import { accessCustomSection } from "../access/accessSection.ts";
import { defineOperation } from "../context.ts";
import { emitMuted } from "../preferences/emitPreference.ts";
import { type Preferences, readPreferences } from "../preferences/readPreferences.ts";
import { parseLayout } from "./layout.ts";

/** Mutes or unmutes every conversation that is in a section now. */
export const muteSection = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly sectionId: string; readonly isMuted: boolean },
  ): Promise<Outcome<{ preferences: Preferences }, "section_not_found" | "section_is_built_in">> => {
    const { userId } = ctx.caller;
    const found = accessCustomSection(parseLayout(await selectLayout(ctx.db, ctx.caller)), input.sectionId);
    if (!found.ok) return found;
    await updateMutedAmong(ctx.db, userId, found.section.channels, input.isMuted ? 1 : 0);
    const preferences = await readPreferences(ctx);
    await emitMuted(ctx, preferences.mutedChannels);
    return succeed({ preferences });
  },
);
