import { refuse } from "@platform/protocol";
import { Type } from "typebox";
import { formatArg } from "../layout/pages.ts";
import { userIdArg } from "../toolArgs.ts";
import { defineTool, reads } from "../tool.ts";

export const slackReadUserProfile = defineTool({
  name: "slack_read_user_profile",
  title: "Read a profile",
  description: "Reads the profile of a person: name, title, contact, time zone and status.",
  scopes: ["users:read"],
  annotations: reads,
  args: Type.Object({
    user_id: userIdArg,
    include_locale: Type.Optional(Type.Boolean({ description: "Whether to include the language." })),
    response_format: formatArg,
  }),
  output: Type.Object({
    id: Type.String(),
    name: Type.String({ description: "The handle." }),
    real_name: Type.String(),
    display_name: Type.String(),
    email: Type.Optional(Type.String()),
    title: Type.String(),
    phone: Type.String(),
    tz: Type.String(),
    status_text: Type.String(),
    status_emoji: Type.String(),
    is_bot: Type.Boolean(),
    deleted: Type.Boolean(),
    locale: Type.Optional(Type.String()),
  }),
  async run(host, { user_id: id = host.caller.userId, include_locale: hasLocale = false, response_format: format }) {
    const found = await host.call("users.info", { user: id, include_locale: hasLocale });
    if (!found.ok) return found;
    const { user } = found;
    if (!user) return refuse("user_not_found");
    const { profile } = user;
    const { inline } = host.frame;
    const isConcise = format === "concise";
    const lines: [label: string, value: string][] = [
      ["User ID", user.id],
      ["Name", inline(user.real_name)],
      ["Display name", inline(profile.display_name)],
      ["Username", user.name],
      ["Email", inline(profile.email ?? "")],
      ["Title", inline(profile.title)],
      ["Phone", isConcise ? "" : inline(profile.phone)],
      ["Timezone", isConcise ? "" : user.tz],
      ["Status", inline(`${profile.status_emoji} ${profile.status_text}`)],
      ["Locale", user.locale ?? ""],
      ["Bot", user.is_bot ? "yes" : ""],
      ["Deactivated", user.deleted ? "yes" : ""],
    ];
    return {
      ok: true,
      text: {
        result: lines
          .filter(([, value]) => value !== "")
          .map(([label, value]) => `${label}: ${value}`)
          .join("\n"),
      },
      data: {
        id: user.id,
        name: user.name,
        real_name: user.real_name,
        display_name: profile.display_name,
        ...(profile.email !== undefined && { email: profile.email }),
        title: profile.title,
        phone: profile.phone,
        tz: user.tz,
        status_text: profile.status_text,
        status_emoji: profile.status_emoji,
        is_bot: user.is_bot,
        deleted: user.deleted,
        ...(user.locale !== undefined && { locale: user.locale }),
      },
    };
  },
});
