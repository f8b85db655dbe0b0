import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { accessFile, type FileRow } from "../../domain/access/accessFile.ts";
import { accessList } from "../../domain/access/accessList.ts";
import { fileBody } from "../../domain/files/fileBody.ts";
import { readText } from "../../domain/files/readText.ts";
import { listParts } from "../../domain/lists/listParts.ts";
import { publicUrlOf } from "../../domain/files/publicLinks.ts";
import { fileSchema, presentFile } from "../../present/file.ts";
import { readStarred } from "../../domain/stars/readStarred.ts";
import { presentText } from "../../present/fileText.ts";
import { presentListFields } from "../../present/listFields.ts";
import { defineMethod, type MethodContext } from "../define.ts";
import { id } from "../params.ts";

export const filesInfo = defineMethod({
  name: "files.info",
  summary: "Describes a file and where it was shared.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["files:read"],
  rate: 4,
  needs: ["files"],
  params: { file: id({ object: "file", describe: "The file.", otherwise: "file_not_found" }) },
  result: {
    file: fileSchema,
    content: Type.Optional(Type.String({ description: "Of a snippet: its text." })),
    is_truncated: Type.Optional(Type.Boolean({ description: "Whether `content` is only the beginning." })),
    content_highlight_html: Type.Optional(Type.String({ description: "The same as HTML, a line in each `pre`." })),
    content_highlight_html_truncated: Type.Optional(Type.Boolean()),
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
    const body = fileBody(seen.file, { baseUrl: ctx.baseUrl, isPublic, publicUrl: publicUrlOf(ctx, seen.file) });
    const comments: object[] = [];
    const starred = await readStarred(ctx, [body.id]);
    const star = starred.has(body.id) ? { is_starred: true, num_stars: 1 } : { is_starred: false };
    const text = await readText(ctx.files.blobs, seen.file);
    const fields = await listFieldsOf(ctx, seen.file);
    return succeed({
      file: { ...presentFile(body, seen.shares, seen), ...star, ...fields },
      ...(text ? presentText(text) : {}),
      comments,
    });
  },
});

/** What a list consists of, for people with access to it. People who only see it shared learn its name. */
async function listFieldsOf(ctx: MethodContext, { id, kind }: FileRow) {
  const seen = kind === "list" ? await accessList(ctx, id) : undefined;
  return seen?.ok ? presentListFields({ ...seen, ...(await listParts(ctx, seen.list, ctx.baseUrl)) }) : {};
}
