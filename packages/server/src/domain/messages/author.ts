import { type Outcome, refuseScope, succeed } from "@platform/protocol";
import { isPictureUrl } from "@platform/protocol/pictureUrl.ts";
import type { ReadContext } from "../context.ts";
import type { MessageFields } from "./message.ts";

/** The name and the picture that an app puts on for one message. */
export interface SenderOverride {
  readonly username?: string | undefined;
  readonly iconEmoji?: string | undefined;
  readonly iconUrl?: string | undefined;
}

const guiseScope = "chat:write.customize";

/** Who speaks, in the words of a message. */
export function authorOf({ caller }: Pick<ReadContext, "caller">): Omit<MessageFields, "text"> {
  const { kind, userId, teamId, botId, appId, appName, icons, installedMs = 0 } = caller;
  if (kind !== "bot" || botId === undefined || appId === undefined) return { user: userId, team: teamId };
  const profile = { id: botId, app_id: appId, user_id: userId, name: appName, icons, deleted: false, team_id: teamId };
  const updated = Math.floor(installedMs / 1000);
  return { user: userId, team: teamId, bot_id: botId, app_id: appId, bot_profile: { ...profile, updated } };
}

/** Who speaks; an app perhaps under another name. A person's message is always that person's, whatever was asked. */
export function resolveSender(
  ctx: Pick<ReadContext, "caller">,
  senderOverride: SenderOverride,
): Outcome<{ author: Omit<MessageFields, "text"> }, "missing_scope"> {
  const { username, iconEmoji } = senderOverride;
  // What is no address of a picture is passed over, as on Slack: every reader's client would load it by itself.
  const iconUrl = isPictureUrl(senderOverride.iconUrl) ? senderOverride.iconUrl : undefined;
  const { caller } = ctx;
  const isItself = username === undefined && iconEmoji === undefined && iconUrl === undefined;
  if (isItself || caller.kind !== "bot") return succeed({ author: authorOf(ctx) });
  if (!caller.scopes.includes(guiseScope)) return refuseScope([guiseScope], caller.scopes);
  const { user: _user, ...author } = authorOf(ctx);
  const icons = iconsOf({ iconEmoji, iconUrl });
  const name = username ?? caller.appName;
  return succeed({ author: { ...author, subtype: "bot_message", username: name, ...(icons && { icons }) } });
}

function iconsOf({ iconEmoji, iconUrl }: SenderOverride): object | undefined {
  if (iconEmoji !== undefined) return { emoji: `:${iconEmoji.replaceAll(":", "")}:` };
  return iconUrl === undefined
    ? undefined
    : { image_36: iconUrl, image_48: iconUrl, image_64: iconUrl, image_72: iconUrl };
}
