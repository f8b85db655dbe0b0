import { notifyLevels } from "@platform/protocol/notifyLevels.ts";
import { type Preference, preferences, type PreferenceValues } from "@platform/protocol/preferences.ts";
import { type Static, type TSchema, type TUnsafe, Type } from "typebox";
import type { Preferences } from "../domain/preferences/readPreferences.ts";

const values = Object.fromEntries(
  Object.entries<Preference>(preferences).map(([name, preference]) => [name, schemaOf(preference)]),
) as unknown as { [Name in keyof PreferenceValues]: TUnsafe<PreferenceValues[Name]> };

export const preferencesSchema = Type.Object(
  {
    ...values,
    muted_channels: Type.Array(Type.String(), {
      description: "Conversations that are not shown as unread; what names the person in them is.",
    }),
    notify_levels: Type.Record(Type.String(), Type.Enum([...notifyLevels]), {
      description:
        "Conversations and threads with a notification level of their own, by `<channel>` or `<channel>/<thread_ts>`.",
    }),
  },
  { title: "Preferences" },
);

export function presentPreferences({
  values: chosen,
  mutedChannels,
  notifyLevels: levels,
}: Preferences): Static<typeof preferencesSchema> {
  return { ...chosen, muted_channels: [...mutedChannels], notify_levels: { ...levels } };
}

function schemaOf(preference: Preference): TSchema {
  const { describe: description } = preference;
  if ("of" in preference) return Type.Enum([...preference.of], { description });
  if ("max" in preference) return Type.String({ description, maxLength: preference.max });
  return Type.Boolean({ description });
}
