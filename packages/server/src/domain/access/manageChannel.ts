import { type Outcome, refuse, refuseScope, succeed } from "@platform/protocol";
import { scopeFamily } from "@platform/protocol/conversationScopes.ts";
import type { ReadContext } from "../context.ts";
import { type ChannelKind, seeChannel, type SeenChannelRow } from "./accessChannel.ts";
import { isBarredIn } from "./barriers.ts";

export type { SeenChannelRow } from "./accessChannel.ts";

/** All of it, what is for people of its own workspace alone, or the part that some scopes are for. */
export type ManageRight = "write" | "host" | "write.invites" | "write.topic" | "join";

export type ManageCode = "channel_not_found" | "missing_scope" | "access_denied" | "ekm_access_denied";

/** The access check for changing a conversation or one's own membership in it. */
export async function manageChannel(
  ctx: ReadContext,
  id: string,
  right: ManageRight = "write",
): Promise<Outcome<{ channel: SeenChannelRow }, ManageCode>> {
  const channel = await seeChannel(ctx, id);
  if (!channel) return refuse("channel_not_found");
  const scoped = checkScope(ctx, channel.kind, right);
  if (!scoped.ok) return scoped;
  // In a shared channel the guests speak; its name, its end and its people are for the host.
  if (right === "host" && channel.team_id !== ctx.caller.teamId) return refuse("access_denied");
  if (await isBarredIn(ctx, channel)) return refuse("access_denied");
  // A topic is written by people and said in the channel; joins and leaves are no secret.
  if (right === "write.topic" && channel.is_key_suspended) return refuse("ekm_access_denied");
  return succeed({ channel });
}

/** Each kind of conversation has scopes of its own; one of those for the right is enough. */
export function checkScope(
  { caller }: ReadContext,
  kind: ChannelKind,
  right: ManageRight,
): Outcome<object, "missing_scope"> {
  const enough = scopesFor(kind, right);
  return enough.some((scope) => caller.scopes.includes(scope)) ? succeed({}) : refuseScope(enough, caller.scopes);
}

/** What a person grants as `channels:write`, a bot is granted in parts: to manage channels, and to join them. */
function scopesFor(kind: ChannelKind, right: ManageRight): string[] {
  const family = scopeFamily[kind];
  if (kind === "public" && right === "join") return ["channels:join", "channels:write"];
  const whole = kind === "public" ? ["channels:manage", "channels:write"] : [`${family}:write`];
  return right === "write" || right === "host" || right === "join" ? whole : [...whole, `${family}:${right}`];
}

/** Public and private channels have a name, and people who come and go. */
export function isNamed({ kind }: { readonly kind: ChannelKind }): boolean {
  return kind === "public" || kind === "private";
}

/** Direct conversations are their people. */
export function isDirect({ kind }: { readonly kind: ChannelKind }): boolean {
  return kind === "im" || kind === "mpim";
}
