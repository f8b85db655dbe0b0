import { succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { changePreferences, type PreferencesChange } from "./changePreferences.ts";

/** Changes what is named; the rest stays as it is. */
export const setPreferences = defineOperation(import.meta, async (ctx, change: PreferencesChange) =>
  succeed({ preferences: await changePreferences(ctx, change) }),
);
