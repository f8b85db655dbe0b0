import { type Static, Type } from "typebox";
import type { Preferences } from "../domain/preferences/readPreferences.ts";

export const preferencesSchema = Type.Object(
  {
    notify: Type.Enum(["all", "mentions", "nothing"], {
      description: "Which messages notify a person who is looking elsewhere.",
    }),
    enter_sends: Type.Boolean({ description: "Whether Enter sends; if not, it begins a line, and Ctrl+Enter sends." }),
    muted_channels: Type.Array(Type.String(), {
      description: "Conversations that are not shown as unread; what names the person in them is.",
    }),
  },
  { title: "Preferences" },
);

export function presentPreferences({
  notify,
  enterSends,
  mutedChannels,
}: Preferences): Static<typeof preferencesSchema> {
  return { notify, enter_sends: enterSends, muted_channels: [...mutedChannels] };
}
