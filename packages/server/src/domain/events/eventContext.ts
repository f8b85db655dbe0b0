import { type Secrets } from "../../ports/ports.ts";
import { openSealed, sealText } from "../sealed.ts";

/** Which event it was, of which app, where. */
export interface EventContext {
  readonly teamId: string;
  readonly appId: string;
  readonly eventId: string;
  /** Set if only the members of a channel receive it. */
  readonly channelId?: string | undefined;
}

const purpose = "event context";

/** What an app hands back to ask whom else an event was for. Opaque to it, and worth nothing when changed. */
export function sealEventContext(secrets: Secrets, context: EventContext): string {
  const { teamId, appId, eventId, channelId = "" } = context;
  return sealText(secrets, purpose, [teamId, appId, eventId, channelId].join("."));
}

export function openEventContext(secrets: Secrets, text: string): EventContext | undefined {
  const opened = openSealed(secrets, purpose, text);
  if (opened === undefined) return undefined;
  const [teamId = "", appId = "", eventId = "", channelId = ""] = opened.split(".");
  return { teamId, appId, eventId, channelId: channelId === "" ? undefined : channelId };
}
