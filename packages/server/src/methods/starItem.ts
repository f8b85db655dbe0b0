import { type Static, Type } from "typebox";
import { fileBody } from "../domain/files/fileBody.ts";
import { starType } from "../domain/stars/emitStar.ts";
import type { Starred } from "../domain/stars/starred.ts";
import { fileSchema, presentFile } from "../present/file.ts";
import { messageSchema } from "../present/message.ts";
import { type LinkBase, presentMessageItem } from "../present/messageItem.ts";
import { rawJson } from "./rawJson.ts";

export const starItemSchema = Type.Object({
  type: Type.Enum(["message", "file", "channel", "im", "group"]),
  channel: Type.Optional(Type.String()),
  group: Type.Optional(Type.String()),
  message: Type.Optional(messageSchema),
  file: Type.Optional(fileSchema),
  date_create: Type.Integer(),
});

/** What is starred, as its reader sees it. */
export function presentStarItem(item: Starred, base: LinkBase): Omit<Static<typeof starItemSchema>, "date_create"> {
  if (item.kind === "file") {
    const { file, shares } = item.seen;
    const isPublic = shares.some(({ channel }) => channel.kind === "public");
    const body = fileBody(file, { baseUrl: base.baseUrl, isPublic });
    return { type: "file", file: { ...presentFile(body, shares), is_starred: true } };
  }
  if (item.kind === "channel") {
    const type = starType(item.channel.kind);
    return type === "group" ? { type, group: item.objectId } : { type, channel: item.objectId };
  }
  const { body } = item.seen.message;
  const starred = `${body.slice(0, -1)},"is_starred":true}`;
  const message = rawJson<Static<typeof messageSchema>>(presentMessageItem(starred, item.objectId, base));
  return { type: "message", channel: item.objectId, message };
}
