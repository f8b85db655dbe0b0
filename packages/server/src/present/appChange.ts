import { type Static, Type } from "typebox";
import type { NamedChange } from "../domain/apps/listAppChanges.ts";
import { seconds } from "./timestamp.ts";

export const appChangeSchema = Type.Object(
  {
    app_id: Type.String(),
    app_type: Type.String({ description: "The name of the app." }),
    user_id: Type.String({ description: "Who did it; a bot that removed itself, or the person." }),
    user_name: Type.String(),
    date: Type.String({ description: "When, in seconds since 1970, as text." }),
    change_type: Type.Enum(["added", "expanded", "removed", "enabled", "disabled"]),
    scope: Type.Optional(Type.String({ description: "What the app was given then, as a comma list." })),
  },
  { title: "AppChange" },
);

export function presentAppChange(change: NamedChange): Static<typeof appChangeSchema> {
  return {
    app_id: change.app_id,
    app_type: change.app_name,
    user_id: change.user_id,
    user_name: change.user_name,
    date: String(seconds(change.at_ms)),
    change_type: change.change,
    ...(change.scopes === "" ? {} : { scope: change.scopes }),
  };
}
