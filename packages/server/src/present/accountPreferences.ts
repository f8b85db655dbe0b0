import { type Static, Type } from "typebox";
import type { Preferences } from "../domain/preferences/readPreferences.ts";

export const accountPreferencesSchema = Type.Object(
  {
    muted_channels: Type.String({ description: "Ids, separated by commas." }),
    highlight_words: Type.String(),
    all_notifications_prefs: Type.String({
      description: "JSON text: `global` settings, and `channels` with those of each muted conversation.",
    }),
    enter_is_special_in_tbt: Type.Boolean({ description: "Whether Enter begins a line instead of sending." }),
  },
  { title: "AccountPreferences" },
);

const levels = { all: "everything", mentions: "mentions_dms", nothing: "nothing" } as const;

/** The preferences under the names that third-party clients know. */
export function presentAccountPreferences({
  notify,
  enterSends,
  mutedChannels,
}: Preferences): Static<typeof accountPreferencesSchema> {
  const level = levels[notify];
  const ofChannel = { desktop: level, mobile: level, muted: true, suppress_at_channel: false };
  return {
    muted_channels: mutedChannels.join(),
    highlight_words: "",
    all_notifications_prefs: JSON.stringify({
      global: { global_desktop: level, global_mobile: level, global_keywords: "" },
      channels: Object.fromEntries(mutedChannels.map((id) => [id, ofChannel])),
    }),
    enter_is_special_in_tbt: !enterSends,
  };
}
