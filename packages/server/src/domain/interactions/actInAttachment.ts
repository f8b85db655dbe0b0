import { type Outcome, succeed } from "@platform/protocol";
import { elementValueOf, heldValue, submittedForm } from "@platform/protocol/elementValues/stateValue.ts";
import type { InstalledApp } from "../access/appCaller.ts";
import { type ActContext, actionTs, channelFields, commonFields, type Reply } from "./act.ts";
import { answerAction } from "./answerAction.ts";
import type { PlacedElement } from "./elements.ts";
import type { ActedMessage } from "./findActed.ts";
import { type DecodeAnswer, readAnswer } from "./readAnswer.ts";
import { replaceByDefault, messageInReply } from "./replyMessage.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface AttachmentAct {
  readonly acted: ActedMessage;
  readonly installed: InstalledApp;
  readonly place: PlacedElement;
  /** What was done, as readAction tells it. */
  readonly entry: Fields;
  readonly triggerId: string;
  readonly responseUrl: string;
  readonly decodeAnswer: DecodeAnswer;
}

/** Tells an app about a legacy action in the format of its time, and shows the message that the app answers with. */
export async function actInAttachment(
  ctx: ActContext,
  { acted, installed, place, entry, triggerId, responseUrl, decodeAnswer }: AttachmentAct,
): Promise<Outcome<{ reply: Reply | undefined }, never>> {
  const { channel, message, isEphemeral } = acted;
  const attachment = attachmentOf(acted, place);
  const action = (attachment["actions"] as readonly Fields[])[Number(place.element.action_id)] ?? {};
  // A link is followed by the browser; the app is not asked.
  if (place.element["url"] !== undefined) return succeed({ reply: undefined });
  const payload = {
    type: "interactive_message",
    ...(await commonFields(ctx, installed)),
    actions: [actionFields(action, entry)],
    callback_id: attachment["callback_id"] ?? "",
    channel: channelFields(channel),
    action_ts: actionTs(ctx),
    message_ts: message.ts,
    attachment_id: String(place.block["attachment_id"]),
    is_app_unfurl: attachment["is_app_unfurl"] === true,
    ...(!isEphemeral && { original_message: message }),
    response_url: responseUrl,
    trigger_id: triggerId,
  };
  const reply = await ctx.ask(installed.app.id, { kind: "interactive", payload });
  const said = reply.answered ? messageInReply(reply.body) : undefined;
  if (!said) return succeed({ reply });
  const asApp = ctx.as(installed.caller);
  const decoded = decodeAnswer(said);
  if (!decoded.ok) return succeed({ reply: { answered: false, why: decoded.error } });
  const read = await readAnswer(asApp, replaceByDefault(decoded.payload));
  if (!read.ok) return succeed({ reply: { answered: false, why: read.error } });
  const at = { channelId: channel.id, userId: ctx.caller.userId, messageTs: message.ts, isEphemeral };
  const shown = await asApp.write(answerAction, { ...at, threadTs: message.thread_ts, answer: read.answer });
  return succeed({ reply: shown.ok ? reply : { answered: false, why: shown.error } });
}

function attachmentOf({ message }: ActedMessage, { block }: PlacedElement): Fields {
  const attachments = (message["attachments"] ?? []) as readonly Fields[];
  return attachments.find(({ id }) => String(id) === block["attachment_id"]) ?? {};
}

function actionFields({ name, value }: Fields, entry: Fields): Fields {
  const type = String(entry["type"]);
  if (elementValueOf(type)?.interaction === "press") return { name, type: "button", value };
  const chosen = submittedForm(type, heldValue({ ...entry, type }));
  return { name, type: "select", selected_options: chosen === null ? [] : [{ value: chosen }] };
}
