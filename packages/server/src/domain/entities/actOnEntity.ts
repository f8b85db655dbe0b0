import type { EntityButton, WorkObject } from "@platform/protocol/entities/entity.ts";
import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { InstalledApp } from "../access/appCaller.ts";
import { accessView } from "../access/accessView.ts";
import { type ActContext, actionTs, channelFields, commonFields, type Reply } from "../interactions/act.ts";
import { messageFields, responseUrlFor, triggerFor } from "../interactions/actInMessage.ts";
import { viewTrigger } from "../interactions/actInView.ts";
import { findApp } from "../interactions/findActed.ts";
import { printView } from "../views/view.ts";
import { type CardName, findEntity, type FindEntityCode } from "./findEntity.ts";
import { paneOf, viewContainer } from "./pane.ts";

export type EntityAct = { readonly actionId: string } & (CardName | { readonly viewId: string });
export type EntityActCode = FindEntityCode | "view_not_found" | "action_not_found";

type Fields = Readonly<Record<string, unknown>>;

/** Presses a button of a work object, on its card or in its details pane, and waits for the app. */
export async function actOnEntity(
  ctx: ActContext,
  act: EntityAct,
): Promise<Outcome<{ reply: Reply | undefined }, EntityActCode>> {
  const found = "viewId" in act ? await inPane(ctx, act) : await onCard(ctx, act);
  if (!found.ok) return found;
  const { installed, button, about } = found;
  const payload = {
    type: "block_actions",
    ...(await commonFields(ctx, installed)),
    ...about,
    actions: [actionOf(ctx, button)],
  };
  return succeed({ reply: await ctx.ask(installed.app.id, { kind: "interactive", payload }) });
}

interface Pressed {
  readonly installed: InstalledApp;
  readonly button: EntityButton;
  readonly about: Fields;
}

async function onCard(
  ctx: ActContext,
  act: CardName & { readonly actionId: string },
): Promise<Outcome<Pressed, EntityActCode>> {
  const found = await findEntity(ctx, act);
  if (!found.ok) return found;
  const { acted, installed, workObject, appUnfurlUrl } = found;
  const button = buttonIn(workObject.entity_payload.actions, act.actionId);
  if (!button) return refuse("action_not_found");
  const { message, channel } = acted;
  // Only the app's own message is the app's to replace.
  const isOwn = message.app_id === installed.app.id;
  const about = {
    container: {
      type: "message_attachment",
      entity_url: workObject.external_url,
      external_ref: workObject.external_ref,
      ...(appUnfurlUrl !== undefined && { app_unfurl_url: appUnfurlUrl }),
      message_ts: message.ts,
      ...(message.thread_ts !== undefined && { thread_ts: message.thread_ts }),
      channel_id: channel.id,
      attachment_id: act.attachment,
      is_ephemeral: false,
      is_app_unfurl: appUnfurlUrl !== undefined,
    },
    trigger_id: triggerFor(ctx, installed, acted),
    ...messageFields(acted, installed),
    ...(isOwn && { response_url: await responseUrlFor(ctx, installed, acted) }),
  };
  return succeed({ installed, button, about });
}

async function inPane(
  ctx: ActContext,
  { viewId, actionId }: { readonly viewId: string; readonly actionId: string },
): Promise<Outcome<Pressed, EntityActCode>> {
  const seen = await accessView(ctx, viewId);
  if (!seen.ok) return seen;
  const { view } = seen;
  if (view.entity === null) return refuse("view_not_found");
  const pane = paneOf(view.entity);
  // A person who can no longer read the message has lost what it shows, too.
  const card = await findEntity(ctx, { channelId: pane.channelId, ts: pane.messageTs, attachment: pane.attachment });
  if (!card.ok) return card;
  const found = await findApp(ctx, view.app_id);
  if (!found.ok) return found;
  const { details, editError } = pane;
  const shown = [
    ...buttonsIn(details?.kind === "entity" ? details.entity.entity_payload.actions : undefined),
    ...(details?.kind === "error" ? (details.error.actions ?? []) : []),
    ...(editError?.actions ?? []),
  ];
  const button = shown.find((one) => one.action_id === actionId);
  if (!button) return refuse("action_not_found");
  const about = {
    container: viewContainer(view),
    trigger_id: viewTrigger(ctx, view),
    channel: channelFields(card.acted.channel),
    view: printView(view),
  };
  return succeed({ installed: found.installed, button, about });
}

type Actions = WorkObject["entity_payload"]["actions"];

const buttonsIn = (actions: Actions): readonly EntityButton[] => [
  ...(actions?.primary_actions ?? []),
  ...(actions?.overflow_actions ?? []),
];

const buttonIn = (actions: Actions, id: string) => buttonsIn(actions).find(({ action_id: one }) => one === id);

function actionOf(ctx: ActContext, { action_id, text, value, style, url }: EntityButton): Fields {
  return {
    type: "button",
    action_id,
    block_id: "entity_actions",
    text: { type: "plain_text", text, emoji: true },
    ...(value !== undefined && { value }),
    ...(style !== undefined && { style }),
    ...(url !== undefined && { url }),
    action_ts: actionTs(ctx),
  };
}
