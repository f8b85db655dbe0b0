import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { accessFile } from "../../domain/access/accessFile.ts";
import { fileBody } from "../../domain/files/fileBody.ts";
import { fileSchema, presentFile } from "../../present/file.ts";
import { readStarred } from "../../domain/stars/readStarred.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const filesInfo = defineMethod({
  name: "files.info",
  summary: "Describes a file and where it was shared.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["files:read"],
  rate: 4,
  params: { file: id({ object: "file", describe: "The file.", otherwise: "file_not_found" }) },
  result: {
    file: fileSchema,
    comments: Type.Array(Type.Object({}), { description: "Always empty: people reply to the message instead." }),
  },
  errors: {
    file_not_found: "`file` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
    file_deleted: "The file was deleted.",
  },
  notes:
    "A file is visible to the person who uploaded it, and to everyone who can read a conversation where it was shared; a canvas also to people that it was shared with. Its bytes are at `url_private`, with the same token as bearer; `Range` requests work.",
  examples: [{ title: "One file", params: { file: "F0123456789" } }],
  async handler(ctx, params) {
    const seen = await accessFile(ctx, params.file);
    if (!seen.ok) return seen;
    const isPublic = seen.shares.some(({ channel }) => channel.kind === "public");
    const body = fileBody(seen.file, { baseUrl: ctx.baseUrl, isPublic });
    const comments: object[] = [];
    const starred = await readStarred(ctx, [body.id]);
    const file = { ...presentFile(body, seen.shares, seen), is_starred: starred.has(body.id) };
    return succeed({ file, comments });
  },
});
