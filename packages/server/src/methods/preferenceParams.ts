import { type Preference, preferences, type PreferenceValues } from "@platform/protocol/preferences.ts";
import { choice, flag, optional, type Param, text } from "./params.ts";

type PreferenceParams = {
  readonly [Name in keyof PreferenceValues]: Param<PreferenceValues[Name] | undefined>;
};

/** An optional argument for each preference. */
export const preferenceParams = Object.fromEntries(
  Object.entries<Preference>(preferences).map(([name, preference]) => [name, optional(paramOf(preference))]),
) as unknown as PreferenceParams;

function paramOf(preference: Preference): Param<string | boolean> {
  const { describe } = preference;
  if ("of" in preference) return choice({ describe, of: preference.of });
  return "max" in preference ? text({ describe, maxLength: preference.max }) : flag({ describe });
}
