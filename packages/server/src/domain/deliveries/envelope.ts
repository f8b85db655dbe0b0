import { type Ids, type Secrets } from "../../ports/ports.ts";
import type { OutboxRow } from "../../storage/tables/outbox.ts";
import { sealEventContext } from "../events/eventContext.ts";

/** On whose behalf an app receives something. */
export interface Hearer {
  readonly appId: string;
  /** The workspace where it receives it; in a shared channel, not always the one where it happened. */
  readonly teamId: string;
  readonly userId: string;
  readonly isBot: boolean;
  readonly orgId: string | null;
  readonly isOrgWide: boolean;
}

export interface Wrapped {
  readonly eventId: string;
  readonly json: string;
}

/**
 * The event as the app receives it: what happened inside, and around it for whom. Apps break on what is null here. Only
 * the verification token is missing: this is stored, and a copy of the store must hold nothing that opens anything.
 */
export function wrapEvent(
  tools: { readonly secrets: Secrets; readonly ids: Ids },
  row: Pick<OutboxRow, "audience" | "channel_id" | "at_ms">,
  inner: { readonly json: string },
  receiver: { readonly hearer: Hearer; readonly isExternal: boolean },
): Wrapped {
  const { hearer, isExternal } = receiver;
  const { appId, teamId } = hearer;
  const eventId = tools.ids.next("event");
  const channelId = row.audience === "channel" ? (row.channel_id ?? undefined) : undefined;
  const before = {
    team_id: teamId,
    ...(hearer.orgId === null ? {} : { enterprise_id: hearer.orgId }),
    context_team_id: teamId,
    context_enterprise_id: hearer.orgId,
    api_app_id: appId,
  };
  const after = {
    type: "event_callback",
    event_id: eventId,
    event_time: Math.floor(row.at_ms / 1000),
    authorizations: [
      {
        enterprise_id: hearer.orgId,
        team_id: teamId,
        user_id: hearer.userId,
        is_bot: hearer.isBot,
        is_enterprise_install: hearer.isOrgWide,
      },
    ],
    is_ext_shared_channel: isExternal,
    event_context: sealEventContext(tools.secrets, { teamId, appId, eventId, channelId }),
  };
  // The event is JSON already, and may be long.
  const text = JSON.stringify(before);
  return { eventId, json: `${text.slice(0, -1)},"event":${inner.json},${JSON.stringify(after).slice(1)}` };
}
