import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { EventType } from "@platform/protocol/contract/events.ts";
import { insertView, selectView, selectViewsByExternalId, updateView } from "../../storage/queries/views.ts";
import { type MemberKey, personCaller } from "../access/personCaller.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { keepSurface } from "../functions/surfaces.ts";
import { elementsIn } from "../interactions/elements.ts";
import { checkState } from "../interactions/checkState.ts";
import { givenState, keepEntered } from "../interactions/state.ts";
import type { StateValues } from "@platform/protocol/elementValues/stateValue.ts";
import { printView, stateOf, type ViewContent, type ViewRow } from "./view.ts";

export interface NewView {
  readonly teamId: string;
  readonly userId: string;
  readonly content: ViewContent;
  /** The view to stand on. */
  readonly below?: ViewRow | undefined;
  /** Where the person was looking. */
  readonly channelId?: string | undefined;
  /** JSON of the legacy dialog that the view shows. */
  readonly dialog?: string | undefined;
}

/** Shows a person a new view of the calling app. */
export async function showView(
  ctx: WriteContext,
  wanted: NewView,
): Promise<Outcome<{ view: ViewRow }, "duplicate_external_id">> {
  const { teamId, userId, content, below } = wanted;
  // A person who acts in a view is looking at the conversation behind it.
  const channelId = wanted.channelId ?? below?.channel_id ?? undefined;
  const appId = ctx.caller.appId ?? "";
  if (await isTaken(ctx, { appId, teamId, content })) return refuse("duplicate_external_id");
  const id = ctx.ids.next("view");
  const view: ViewRow = {
    id,
    team_id: teamId,
    app_id: appId,
    installed_team_id: ctx.caller.teamId,
    bot_id: ctx.caller.botId ?? null,
    user_id: userId,
    type: content.type,
    external_id: content.external_id || null,
    root_id: below?.root_id ?? id,
    previous_id: below?.id ?? null,
    channel_id: channelId ?? null,
    hash: newHash(ctx),
    content: JSON.stringify(content),
    state: JSON.stringify(await stateFor(ctx, { teamId, userId, content, channelId })),
    created_ms: ctx.nowMs,
    dialog: wanted.dialog ?? null,
    entity: null,
  };
  await insertView(ctx.db, view);
  await keepSurface(ctx, id);
  await emitViewEvent(ctx, below ? "view_pushed" : "view_opened", view);
  return succeed({ view });
}

/** Makes a view that is shown another one. What was entered stays where the same question still stands. */
export async function replaceView(
  ctx: WriteContext,
  shown: ViewRow,
  content: ViewContent,
): Promise<Outcome<{ view: ViewRow }, "duplicate_external_id" | "hash_conflict">> {
  const { team_id: teamId, app_id: appId, id } = shown;
  if (await isTaken(ctx, { appId, teamId, content, id })) return refuse("duplicate_external_id");
  const state = await stateFor(ctx, {
    teamId,
    userId: shown.user_id,
    content,
    channelId: shown.channel_id ?? undefined,
    entered: stateOf(shown),
  });
  const change = {
    hash: newHash(ctx),
    content: JSON.stringify(content),
    state: JSON.stringify(state),
    external_id: content.external_id || null,
  };
  // If it was changed since it was read, that change wins, and this one applies to an outdated view.
  if (!(await updateView(ctx.db, id, shown.hash, change))) return refuse("hash_conflict");
  const view = { ...shown, ...change };
  await emitViewEvent(ctx, "view_updated", view);
  return succeed({ view });
}

/** The values of a view: as the app gave them and the person entered them, as far as that person could choose them. */
export async function stateFor(
  ctx: WriteContext,
  shown: MemberKey & {
    readonly content: ViewContent;
    readonly channelId: string | undefined;
    readonly entered?: StateValues;
  },
): Promise<StateValues> {
  const placed = elementsIn(shown.content.blocks);
  const given = givenState(placed, { channelId: shown.channelId });
  const viewer = await personCaller(ctx.db, shown, []);
  const values = shown.entered ? keepEntered(given, shown.entered) : given;
  // A person who was deactivated can choose nothing; the view waits for nobody.
  return viewer ? checkState({ ...ctx, caller: viewer }, placed, values) : {};
}

async function isTaken(
  { db }: WriteContext,
  asked: { readonly appId: string; readonly teamId: string; readonly content: ViewContent; readonly id?: string },
): Promise<boolean> {
  const externalId = asked.content.external_id;
  if (!externalId) return false;
  const named = await selectViewsByExternalId(db, { appId: asked.appId, externalId });
  return named.some((view) => view.team_id === asked.teamId && view.id !== asked.id);
}

/** When it was made and something that never comes twice, as clients know it. */
export function newHash(ctx: WriteContext): string {
  return `${Math.floor(ctx.nowMs / 1000)}.${ctx.ids.unguessable().replaceAll(/[-_]/g, "").slice(0, 8)}`;
}

type ViewEventType = Extract<EventType, `view_${string}`>;

/** Sends a view to the clients of the person who sees it. */
export async function emitViewEvent(ctx: WriteContext, type: ViewEventType, view: ViewRow): Promise<void> {
  await emit(ctx, {
    type,
    teamId: view.team_id,
    userId: view.user_id,
    audience: "user",
    payload: { view: printView(view) },
  });
}

/** A view of the calling app, by either of its names; nothing when it is closed, or another app's. */
export async function findView(
  ctx: WriteContext,
  named: { readonly viewId?: string | undefined; readonly externalId?: string | undefined },
): Promise<ViewRow | undefined> {
  const { viewId, externalId } = named;
  const { appId = "", teamId } = ctx.caller;
  const view =
    viewId === undefined ? await findNamed(ctx, { appId, externalId, teamId }) : await selectView(ctx.db, viewId);
  // Legacy dialogs have no id for their app: an update would separate the inputs from their names.
  return view?.app_id === appId && view.dialog === null ? view : undefined;
}

/** Each workspace has its own view of that name; the caller's comes first. */
async function findNamed(
  { db }: WriteContext,
  named: { readonly appId: string; readonly externalId: string | undefined; readonly teamId: string },
): Promise<ViewRow | undefined> {
  const { appId, externalId = "", teamId } = named;
  const views = await selectViewsByExternalId(db, { appId, externalId });
  return views.find((view) => view.team_id === teamId) ?? views[0];
}
