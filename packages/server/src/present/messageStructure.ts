import { countCharacters } from "@platform/protocol";
import { type Static, Type } from "typebox";
import type { StructuredMessage } from "../domain/analytics/readMetadata.ts";

const text = Type.Optional(Type.String());
const flag = Type.Optional(Type.Boolean());

const fileSchema = Type.Object({
  id: Type.String(),
  created: Type.Integer({ description: "Unix seconds." }),
  timestamp: Type.Integer({ description: "Unix seconds." }),
  mimetype: text,
  filetype: text,
  subtype: text,
  pretty_type: text,
  is_external: flag,
  external_type: text,
  is_public: flag,
  public_url_shared: flag,
  display_as_bot: flag,
  duration_ms: Type.Optional(Type.Integer()),
  media_display_type: text,
});

/** A message without its content. */
export const messageStructureSchema = Type.Object(
  {
    type: Type.String(),
    ts: Type.String(),
    user_id: text,
    subtype: text,
    thread_ts: Type.Optional(Type.String({ description: "Of a reply: the first message of its thread." })),
    display_as_bot: flag,
    client_msg_id: text,
    text_character_count: Type.Optional(Type.Integer()),
    reactions: Type.Optional(Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }))),
    files: Type.Optional(Type.Array(fileSchema)),
  },
  { title: "MessageStructure" },
);

type Structure = Static<typeof messageStructureSchema>;
type FileStructure = Static<typeof fileSchema>;

/** Takes over field by field: whatever a message may hold one day, what is not named here stays inside. */
export function presentStructure({ body, isReply }: StructuredMessage): Structure {
  const clientMsgId = body["client_msg_id"];
  const reactions = listOf(body["reactions"]).map(presentReaction);
  const files = listOf(body["files"]).flatMap(presentFile);
  return {
    type: body.type,
    ts: body.ts,
    ...(body.user !== undefined && { user_id: body.user }),
    ...(body.subtype !== undefined && { subtype: body.subtype }),
    ...(isReply && body.thread_ts !== undefined && { thread_ts: body.thread_ts }),
    display_as_bot: body.bot_id !== undefined,
    ...(typeof clientMsgId === "string" && { client_msg_id: clientMsgId }),
    text_character_count: countCharacters(body.text),
    ...(reactions.length > 0 && { reactions }),
    ...(files.length > 0 && { files }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? (value as readonly Fields[]) : [];
}

function presentReaction({ name, count }: Fields): { name: string; count: number } {
  return { name: String(name), count: Number(count) };
}

const fileFields = Object.keys(fileSchema.properties);

/** Of a deleted file only its id is left, which tells nothing of it. */
function presentFile(file: Fields): FileStructure[] {
  if (typeof file["created"] !== "number") return [];
  const known = fileFields.filter((name) => file[name] !== undefined).map((name) => [name, file[name]]);
  return [Object.fromEntries(known) as FileStructure];
}
