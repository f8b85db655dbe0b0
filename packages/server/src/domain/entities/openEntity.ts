import type { Entity, WorkObject } from "@platform/protocol/entities/entity.ts";
import { limits, type Outcome, printTs, succeed } from "@platform/protocol";
import { deleteViews, insertView, lockViewer, selectShown, updatePane } from "../../storage/queries/views.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { subscriptionsIn } from "../deliveries/subscriptions.ts";
import { emit } from "../events/emit.ts";
import { makeTriggerId } from "../interactions/trigger.ts";
import { newHash } from "../views/showView.ts";
import type { ViewRow } from "../views/view.ts";
import { type CardName, findEntity, type FindEntityCode, type FoundEntity } from "./findEntity.ts";
import { entityFields, type Pane, paneOf } from "./pane.ts";
import { paneContent } from "./paneContent.ts";
import { printPane, type PrintedPane } from "./printPane.ts";

export interface OpenedEntity extends CardName {
  /** Asks the app although its last answer is not old. */
  readonly refresh: boolean;
}

/** Opens the details of a work object for the caller. Its app is asked, unless it answered a short time ago. */
export const openEntity = defineOperation(
  import.meta,
  async (ctx, input: OpenedEntity): Promise<Outcome<{ pane: PrintedPane }, FindEntityCode>> => {
    const found = await findEntity(ctx, input);
    if (!found.ok) return found;
    const { userId, teamId } = ctx.caller;
    await lockViewer(ctx.db, userId);
    const appId = found.installed.app.id;
    const shown = await selectShown(ctx.db, { teamId, appId, userId, type: "entity_detail" });
    const about = describe(ctx, found, input);
    const before = shown.find((view) => isAbout(view, about));
    const view = before ?? newPane(ctx, found, about);
    const known = before?.entity ? paneOf(before.entity) : undefined;
    const isFresh = known?.details?.kind === "entity" && isRecent(ctx, known) && !input.refresh;
    const entity = JSON.stringify(
      isFresh ? { ...known, attachment: about.attachment } : { ...about, ...keptOf(known) },
    );
    const next = { ...view, entity };
    if (before) await updatePane(ctx.db, view.id, next);
    else {
      await dropOldest(ctx, shown);
      await insertView(ctx.db, next);
    }
    if (!isFresh && about.isAsked) await requestDetails(ctx, next, about);
    return succeed({ pane: printPane(next) });
  },
);

/** Details stay on the screen while they are refreshed. */
function keptOf(known: Pane | undefined): Partial<Pane> {
  if (known?.details?.kind !== "entity") return {};
  const { details, presentedMs = 0, askedMs = 0 } = known;
  return { details, presentedMs, askedMs };
}

function isRecent({ nowMs }: WriteContext, { presentedMs = 0 }: Pane): boolean {
  return presentedMs > nowMs - limits.entity_details_life_s * 1000;
}

function isAbout({ entity }: ViewRow, about: Pane): boolean {
  if (entity === null) return false;
  const { channelId, messageTs, entityUrl } = paneOf(entity);
  return channelId === about.channelId && messageTs === about.messageTs && entityUrl === about.entityUrl;
}

function describe(ctx: WriteContext, found: FoundEntity, { attachment }: CardName): Pane {
  const { acted, installed, workObject, appUnfurlUrl } = found;
  const { way, botEvents } = subscriptionsIn(installed.app.manifest);
  const { thread_ts: threadTs, ts: messageTs } = acted.message;
  return {
    channelId: acted.channel.id,
    messageTs,
    threadTs,
    attachment,
    entityUrl: workObject.external_url,
    externalRef: workObject.external_ref,
    appUnfurlUrl,
    card: cardOf(workObject),
    requestedMs: ctx.nowMs,
    isAsked: way !== undefined && botEvents.has("entity_details_requested"),
  };
}

/** Without its buttons: those of the details may be others. */
function cardOf({ entity_type, external_ref, external_url, entity_payload }: WorkObject): Entity {
  const { actions: _actions, ...shown } = entity_payload;
  return { entity_type, external_ref, url: external_url, entity_payload: shown };
}

function newPane(ctx: WriteContext, { installed }: FoundEntity, about: Pane): ViewRow {
  const id = ctx.ids.next("view");
  return {
    id,
    team_id: ctx.caller.teamId,
    app_id: installed.app.id,
    installed_team_id: installed.caller.teamId,
    bot_id: installed.caller.botId ?? null,
    user_id: ctx.caller.userId,
    type: "entity_detail",
    external_id: null,
    root_id: id,
    previous_id: null,
    channel_id: about.channelId,
    hash: newHash(ctx),
    content: JSON.stringify(paneContent([])),
    state: "{}",
    created_ms: ctx.nowMs,
    dialog: null,
    entity: null,
  };
}

async function dropOldest(ctx: WriteContext, shown: readonly ViewRow[]): Promise<void> {
  const old = shown.toSorted((a, b) => b.created_ms - a.created_ms).slice(limits.entity_panes_max - 1);
  await deleteViews(
    ctx.db,
    old.map(({ id }) => id),
  );
}

async function requestDetails(ctx: WriteContext, view: ViewRow, about: Pane): Promise<void> {
  const { teamId, userId } = ctx.caller;
  const user = await selectUserAtHome(ctx.db, userId);
  const { channelId } = about;
  const url = about.appUnfurlUrl ?? about.entityUrl;
  await emit(ctx, {
    type: "entity_details_requested",
    teamId,
    appId: view.app_id,
    audience: "app",
    payload: {
      user: userId,
      trigger_id: makeTriggerId(ctx, { teamId, userId, appId: view.app_id, channelId, viewId: view.id }),
      user_locale: user?.locale ?? "en-US",
      link: { url, domain: URL.parse(url)?.hostname ?? "" },
      ...entityFields(about),
      event_ts: printTs(ctx.nowMs * 1000),
    },
  });
}
