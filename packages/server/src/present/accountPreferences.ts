import { keywordsOf } from "@platform/protocol/notifyLevels.ts";
import { type Static, Type } from "typebox";
import type { Preferences } from "../domain/preferences/readPreferences.ts";

export const accountPreferencesSchema = Type.Object(
  {
    muted_channels: Type.String({ description: "Ids, separated by commas." }),
    highlight_words: Type.String({ description: "Words that notify, separated by commas." }),
    all_notifications_prefs: Type.String({
      description:
        "JSON text: `global` settings, and `channels` with those of each conversation that is muted or has a level of its own.",
    }),
    enter_is_special_in_tbt: Type.Boolean({ description: "Whether Enter begins a line instead of sending." }),
  },
  { title: "AccountPreferences" },
);

const levels = { default: "default", all: "everything", mentions: "mentions_dms", nothing: "nothing" } as const;

/** The preferences under the names that third-party clients know. */
export function presentAccountPreferences({
  values: { notify, keywords, enter_sends: enterSends },
  mutedChannels,
  notifyLevels,
}: Preferences): Static<typeof accountPreferencesSchema> {
  const level = levels[notify];
  const words = keywordsOf(keywords).join();
  const muted = new Set(mutedChannels);
  const own = Object.keys(notifyLevels).filter((place) => !place.includes("/"));
  const ofChannel = (id: string) => {
    const chosen = notifyLevels[id];
    const shown = chosen === undefined ? level : levels[chosen];
    return { desktop: shown, mobile: shown, muted: muted.has(id), suppress_at_channel: false };
  };
  return {
    muted_channels: mutedChannels.join(),
    highlight_words: words,
    all_notifications_prefs: JSON.stringify({
      global: { global_desktop: level, global_mobile: level, global_keywords: words },
      channels: Object.fromEntries([...new Set([...mutedChannels, ...own])].map((id) => [id, ofChannel(id)])),
    }),
    enter_is_special_in_tbt: !enterSends,
  };
}
