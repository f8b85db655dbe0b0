import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { readPermalink } from "@platform/protocol/permalink.ts";
import { findReadableChannel } from "../../access/accessChannel.ts";
import { accessFile } from "../../access/accessFile.ts";
import { accessList } from "../../access/accessList.ts";
import { accessListItem } from "../../access/accessListItem.ts";
import { accessMessage } from "../../access/accessMessage.ts";
import { accessUser } from "../../access/accessUser.ts";
import type { ReadContext } from "../../context.ts";

export type NamedCode =
  | "user_not_found"
  | "channel_not_found"
  | "file_not_found"
  | "invalid_attachment"
  | "invalid_message"
  | "invalid_input_type"
  | "access_denied";

type NamedKey = "user" | "channel" | "attachment" | "message" | "reference";
type Read = Outcome<{ value: unknown }, NamedCode>;

/** Values that name objects: the caller must be able to see each of them. */
export async function readNamed(
  ctx: ReadContext,
  key: NamedKey,
  values: readonly unknown[],
): Promise<Outcome<{ values: readonly unknown[] }, NamedCode>> {
  const read: unknown[] = [];
  for (const value of values) {
    const one = await readers[key](ctx, value);
    if (!one.ok) return one;
    read.push(one.value);
  }
  const isRepeated = new Set(read.map((value) => JSON.stringify(value))).size < read.length;
  return isRepeated ? refuse("invalid_input_type", "a value is given twice") : succeed({ values: read });
}

const readers: Readonly<Record<NamedKey, (ctx: ReadContext, value: unknown) => Promise<Read>>> = {
  user: readUser,
  channel: readChannel,
  attachment: readAttachment,
  message: readMessageLink,
  reference: readReference,
};

async function readUser(ctx: ReadContext, value: unknown): Promise<Read> {
  if (typeof value !== "string") return refuse("invalid_input_type");
  const found = await accessUser(ctx, value);
  return found.ok ? succeed({ value }) : found;
}

async function readChannel(ctx: ReadContext, value: unknown): Promise<Read> {
  if (typeof value !== "string") return refuse("invalid_input_type");
  const channel = await findReadableChannel(ctx, value);
  return channel && channel.kind !== "record" ? succeed({ value }) : refuse("channel_not_found");
}

async function readAttachment(ctx: ReadContext, value: unknown): Promise<Read> {
  if (typeof value !== "string") return refuse("invalid_attachment");
  return readFile(ctx, value, value);
}

async function readFile(ctx: ReadContext, id: unknown, value: unknown): Promise<Read> {
  const found = typeof id === "string" ? await accessFile(ctx, id) : undefined;
  return found?.ok ? succeed({ value }) : refuse("file_not_found");
}

async function readMessageLink(ctx: ReadContext, value: unknown): Promise<Read> {
  const named = typeof value === "string" ? readPermalink(value) : undefined;
  if (!named) return refuse("invalid_message");
  const seen = await accessMessage(ctx, named);
  if (!seen.ok) return refuse("invalid_message");
  const { ts, thread_ts: threadTs } = seen.message;
  const message = { value, channel_id: named.channelId, ts: printTs(ts) };
  return succeed({ value: threadTs === 0 ? message : { ...message, thread_ts: printTs(threadTs) } });
}

/** Exactly one of the four kinds of reference. */
async function readReference(ctx: ReadContext, value: unknown): Promise<Read> {
  const kinds = Object.entries(Object(value) as Readonly<Record<string, unknown>>);
  const [kind, given] = kinds[0] ?? [];
  const fields = Object(given) as Readonly<Record<string, unknown>>;
  if (kinds.length !== 1) return refuse("invalid_input_type", "a reference names one object");
  const text = (name: string): string => (typeof fields[name] === "string" ? fields[name] : "");
  if (kind === "file") return readFile(ctx, text("file_id"), { file: { file_id: text("file_id") } });
  if (kind === "canvas_section" && text("section_id") !== "") {
    const section = { file_id: text("file_id"), section_id: text("section_id") };
    return readFile(ctx, section.file_id, { canvas_section: section });
  }
  if (kind === "message") {
    const seen = await accessMessage(ctx, { channelId: text("channel_id"), ts: text("ts") });
    if (!seen.ok) return refuse("invalid_message");
    const { ts, thread_ts: threadTs } = seen.message;
    const message = { channel_id: seen.channel.id, ts: printTs(ts) };
    return succeed({
      value: { message: threadTs === 0 ? message : { ...message, thread_ts: printTs(threadTs) } },
    });
  }
  if (kind === "list_record") {
    const [listId, rowId] = [text("list_id"), text("row_id")];
    const isThere = (await accessList(ctx, listId)).ok && (await accessListItem(ctx, listId, rowId)).ok;
    return isThere ? succeed({ value: { list_record: { list_id: listId, row_id: rowId } } }) : refuse("file_not_found");
  }
  return refuse("invalid_input_type", "a reference is a file, message, list_record or canvas_section");
}
