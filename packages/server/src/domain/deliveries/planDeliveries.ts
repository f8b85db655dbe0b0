import { isByKind, scopesFor } from "@platform/protocol/eventCatalog/scopes.ts";
import { appendFields } from "../messages/message.ts";
import { withActionTokenSlot } from "../agentSearch/actionTokenSlot.ts";
import { linksTo } from "./sharedLinks.ts";
import { type Ids, type Secrets } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { selectApp, selectInstallation } from "../../storage/queries/apps.ts";
import { type OutboxPosition, selectOutboxAfter } from "../../storage/queries/outbox.ts";
import { selectOrgInstallation } from "../../storage/queries/orgInstallations.ts";
import type { SubscriberRow } from "../../storage/queries/subscribers.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { DeliveryWay } from "../../storage/tables/deliveries.ts";
import type { OutboxRow } from "../../storage/tables/outbox.ts";
import type { PresentEvent } from "../events/presentEvent.ts";
import { type Hearer, wrapEvent } from "./envelope.ts";
import { type EventMatch, eventMatchesOf, type LinksForApp } from "./eventMatches.ts";
import { subscriptionsIn } from "./subscriptions.ts";
import { type Audience, readSurroundings, type Surroundings } from "./surroundings.ts";

/** An event for one app, ready to be sent. */
export interface NewDelivery {
  readonly appId: string;
  readonly teamId: string;
  readonly eventId: string;
  /** The outbox event it delivers; absent for deliveries without one. */
  readonly outboxId: number | undefined;
  /** The write that emitted the event, as the outbox row names it. */
  readonly cause: string | null;
  readonly type: string;
  readonly way: DeliveryWay;
  readonly envelope: string;
}

export interface DeliveryPlan {
  readonly deliveries: readonly NewDelivery[];
  readonly position: OutboxPosition;
  /** How many events were looked at. */
  readonly passed: number;
  readonly hasMore: boolean;
}

export interface Tools {
  readonly secrets: Secrets;
  readonly ids: Ids;
  readonly present: PresentEvent;
}

const pageSize = 200;

/** What was committed after a position, for every app that wants to receive it and may. Changes nothing. */
export async function planDeliveries(db: Db, tools: Tools, after: OutboxPosition): Promise<DeliveryPlan> {
  const rows = await selectOutboxAfter(db, after, pageSize);
  const surroundings = await readSurroundings(db, rows);
  const deliveries: NewDelivery[] = [];
  for (const row of rows) {
    const heard = row.audience === "app" ? await hearAlone(db, row) : await hearTogether(surroundings, row);
    for (const { eventMatch, hearer, way, isExternal, scopes } of heard) {
      const seen = tools.present({ type: row.type, json: eventMatch.json }, scopes);
      const inner = isAsked(eventMatch, hearer, scopes) ? withActionTokenSlot(seen) : seen;
      const { eventId, json } = wrapEvent(tools, row, { ...eventMatch, json: inner }, { hearer, isExternal });
      const { appId, teamId } = hearer;
      deliveries.push({
        appId,
        teamId,
        eventId,
        outboxId: row.id,
        cause: row.cause,
        type: eventMatch.subscription.type,
        way,
        envelope: json,
      });
    }
  }
  const last = rows.at(-1);
  return {
    deliveries,
    position: last ? { txid: last.txid, id: last.id } : after,
    passed: rows.length,
    hasMore: rows.length === pageSize,
  };
}

/** Only bots need an action token, and only those that may search receive one. */
function isAsked({ asks }: EventMatch, { isBot, userId }: Hearer, scopes: readonly string[]): boolean {
  if (asks === undefined || !isBot || !scopes.includes("search:read.public")) return false;
  return asks === "everyone" || asks.has(userId);
}

interface Heard {
  readonly eventMatch: EventMatch;
  readonly hearer: Hearer;
  readonly way: DeliveryWay;
  readonly isExternal: boolean;
  /** What the app was granted on behalf of the hearer. */
  readonly scopes: readonly string[];
}

/** Each app receives an event once, however many of its people could. */
async function hearTogether(surroundings: Surroundings, row: OutboxRow): Promise<Heard[]> {
  const audience = surroundings.audience(row);
  const kindOf = async () => (row.channel_id === null ? undefined : surroundings.kind(row.channel_id));
  const heard: Heard[] = [];
  let eventMatches: EventMatch[] | undefined;
  for (const teamId of [row.team_id, ...(audience?.teamIds ?? [])]) {
    const subscribers = await surroundings.subscribers(teamId);
    if (subscribers.length === 0) continue;
    eventMatches ??= eventMatchesOf(row);
    for (const eventMatch of eventMatches) {
      const { scopes } = eventMatch.subscription;
      const opened = {
        ...eventMatch,
        needed: scopesFor(scopes, isByKind(scopes) ? await kindOf() : undefined),
      };
      const notified = new Set<string>();
      for (const subscriber of subscribers) {
        if (notified.has(subscriber.app_id) || !hears(subscriber, opened, row, audience)) continue;
        const { way } = subscriptionsIn(subscriber.manifest);
        if (way === undefined) continue;
        if (eventMatch.inSession && !(await isNewSession(surroundings, row, heard, subscriber.app_id))) continue;
        notified.add(subscriber.app_id);
        heard.push({
          eventMatch: eventMatch.links ? withLinks(eventMatch, subscriber, audience) : eventMatch,
          hearer: hearerOf(subscriber, teamId),
          way,
          isExternal: audience?.isExternal ?? false,
          scopes: subscriber.scopes.split(","),
        });
      }
    }
  }
  return heard;
}

/** A message in a code channel that the app does not receive already, as a member of the channel. */
async function isNewSession(
  surroundings: Surroundings,
  { channel_id: channelId, type }: OutboxRow,
  heard: readonly Heard[],
  appId: string,
): Promise<boolean> {
  if (channelId === null) return false;
  const isHeard = heard.some(
    ({ hearer, eventMatch }) => hearer.appId === appId && eventMatch.subscription.type === type,
  );
  return !isHeard && (await surroundings.isCodeChannel(channelId));
}

function hears(
  { manifest, kind, user_id: userId, scopes }: SubscriberRow,
  { name, needed, mentions, links, isPublic = false }: EventMatch & { readonly needed: readonly string[] },
  row: OutboxRow,
  audience: Audience | undefined,
): boolean {
  const { botEvents, userEvents, linkDomains } = subscriptionsIn(manifest);
  if (!(kind === "bot" ? botEvents : userEvents).has(name)) return false;
  if (audience ? !isPublic && !audience.userIds.has(userId) : row.audience === "user" && row.user_id !== userId)
    return false;
  if (mentions && !mentions.has(userId)) return false;
  if (links && linksTo(links, linkDomains).length === 0) return false;
  const granted = scopes.split(",");
  return needed.length === 0 || needed.some((scope) => granted.includes(scope));
}

/** Each app receives the links that it subscribed to, and no others. */
function withLinks(
  eventMatch: EventMatch,
  { manifest, user_id: userId }: SubscriberRow,
  audience?: Audience,
): EventMatch {
  const links = linksTo(eventMatch.links ?? [], subscriptionsIn(manifest).linkDomains);
  const isMember = audience?.userIds.has(userId) ?? false;
  const fields: LinksForApp = { links, is_bot_user_member: isMember };
  return { ...eventMatch, json: appendFields(eventMatch.json, fields) };
}

function hearerOf(subscriber: SubscriberRow, teamId: string): Hearer {
  return {
    appId: subscriber.app_id,
    teamId,
    userId: subscriber.user_id,
    isBot: subscriber.kind === "bot",
    orgId: subscriber.org_id,
    isOrgWide: subscriber.installed_org_id !== null,
  };
}

/**
 * An event about one app alone reaches it also when it is no longer installed: that may be the very content. A step
 * of a workflow is delivered without a subscription: the app declared the function, and a run waits for it.
 */
async function hearAlone(db: Db, row: OutboxRow): Promise<Heard[]> {
  const app = row.app_id === null ? undefined : await selectApp(db, row.app_id);
  if (!app || app.events_off_ms !== null) return [];
  const { way, botEvents, userEvents } = subscriptionsIn(app.manifest);
  if (way === undefined) return [];
  const team = await selectTeam(db, row.team_id);
  const ofOrg = team?.org_id ? { appId: app.id, orgId: team.org_id } : undefined;
  const installation =
    (await selectInstallation(db, app.id, row.team_id)) ?? (ofOrg && (await selectOrgInstallation(db, ofOrg)));
  const hearer: Hearer = {
    appId: app.id,
    teamId: row.team_id,
    userId: installation?.bot_user_id ?? installation?.installer_id ?? "",
    isBot: (installation?.bot_user_id ?? null) !== null,
    orgId: team?.org_id ?? null,
    isOrgWide: (installation?.org_id ?? null) !== null,
  };
  return eventMatchesOf(row)
    .filter(({ name }) => name === "function_executed" || botEvents.has(name) || userEvents.has(name))
    .map((eventMatch) => ({ eventMatch, hearer, way, isExternal: false, scopes: [] }));
}
