import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readSessionSettings } from "../../domain/sessions/readSessionSettings.ts";
import { defineMethod } from "../define.ts";
import { holderErrors, holdersParam } from "../sessionParams.ts";

const settingsSchema = Type.Object(
  {
    user_id: Type.String(),
    desktop_app_browser_quit: Type.Boolean(),
    duration: Type.Integer({ description: "Seconds." }),
  },
  { title: "SessionSettings" },
);

export const adminUsersSessionGetSettings = defineMethod({
  name: "admin.users.session.getSettings",
  summary: "Tells how long people stay signed in, where an admin decided about it.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:read"],
  rate: 4,
  params: { user_ids: holdersParam },
  result: {
    session_settings: Type.Array(settingsSchema),
    no_settings_applied: Type.Array(Type.String(), { description: "People with the lifetime that everyone has." }),
  },
  errors: holderErrors,
  examples: [{ title: "One person", params: { user_ids: ["U0123456789"] } }],
  notes: "People who are not signed in are listed, too: the settings count for their next sign-in.",
  async handler(ctx, params) {
    const read = await readSessionSettings(ctx, params.user_ids);
    if (!read.ok) return read;
    return succeed({
      session_settings: read.settings.map((row) => ({
        user_id: row.user_id,
        desktop_app_browser_quit: row.ends_with_browser === 1,
        duration: row.duration_s ?? limits.session_life_s,
      })),
      no_settings_applied: read.without,
    });
  },
});
