import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { limits } from "@platform/protocol";
import { noteRequest } from "../../ports/requestNotes.ts";
import { readCredentials } from "../credentials.ts";
import { returnQuery } from "../pages/returnPath.ts";
import { readCookie } from "../pages/session.ts";
import type { FileRefusal, FileRequest, FileServices, PublicRequest, ServedFile } from "./fileServices.ts";
import { etagOf, fileHeaders, publicHeaders } from "./fileHeaders.ts";
import { readRange } from "./range.ts";
import { sendText } from "./sendText.ts";

export interface FileAddress {
  readonly teamId: string;
  readonly fileId: string;
  readonly isDownload: boolean;
  /** Whether it is the page of a canvas, which people open by its permalink. */
  readonly isPage: boolean;
  readonly csv?: { readonly hasArchived: boolean };
  /** Whether `fileId` names a job. */
  readonly isJob?: true;
}

const refusals: Readonly<Record<FileRefusal, readonly [status: number, text: string]>> = {
  not_authed: [401, "Sign in, or send a token that may read files.\n"],
  forbidden: [403, "This token may not read files here; it needs the scope files:read, or lists:read for a list.\n"],
  not_found: [404, "There is no such file.\n"],
};

/** `GET` and `HEAD /files/...`: the bytes of a file, whole or in part, for callers who may see it. */
export async function sendFile(
  services: FileServices,
  at: FileAddress,
  request: IncomingMessage,
  response: ServerResponse,
  address: () => string,
): Promise<void> {
  const { authorization, cookie } = request.headers;
  const { bearer } = readCredentials(authorization);
  const client = () => request.headers["user-agent"] ?? "";
  const onCaller: FileRequest["onCaller"] = (who) => noteRequest(request, who);
  const opened = await services.openFile({ ...at, bearer, session: readCookie(cookie), address, client, onCaller });
  if (!opened.ok) {
    if (at.isPage && opened.error === "not_authed" && bearer === undefined) {
      const location = `/sign-in${returnQuery(`/docs/${at.teamId}/${at.fileId}`)}`;
      return sendText(response, 303, "Sign in to open this canvas.\n", { location });
    }
    const [status, text] = refusals[opened.error];
    return sendText(response, status, text, status === 401 ? { "www-authenticate": "Bearer" } : {});
  }
  return sendBytes(opened.file, fileHeaders(opened.file, at.isDownload), request, response);
}

/** The same for callers who have a public link, with the name of a person or without. */
export async function sendPublicFile(
  services: FileServices,
  at: PublicRequest & { readonly isDownload: boolean },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const opened = await services.openPublicFile(at);
  if (!opened.ok) return sendText(response, ...refusals.not_found);
  return sendBytes(opened.file, publicHeaders(opened.file, at.isDownload), request, response);
}

async function sendBytes(
  file: ServedFile,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = request.headers;
  if (isNamed(asked["if-none-match"], file)) return finish(file, response, 304, headers);
  // Without the same version, parts of two different files would be put together.
  const ifRange = asked["if-range"];
  const isSame = ifRange === undefined || ifRange === etagOf(file);
  const span = readRange(isSame ? asked.range : undefined, file.size);
  if (span === "unsatisfiable") {
    return finish(file, response, 416, { ...headers, "content-range": `bytes */${file.size}` });
  }
  const { first, last } = span === "whole" ? { first: 0, last: file.size - 1 } : span;
  const part = span === "whole" ? {} : { "content-range": `bytes ${first}-${last}/${file.size}` };
  const sent = { ...headers, ...part, "content-length": String(last - first + 1) };
  const status = span === "whole" ? 200 : 206;
  if (request.method === "HEAD" || last < first) return finish(file, response, status, sent);
  // The other parts of the file belong to the same download.
  if (first === 0) await file.noteSent?.();
  const link = await linkTo(file, headers);
  if (link !== undefined) return finish(file, response, 302, link);
  // A reader that has stopped reading would keep the file open for ever.
  response.setTimeout(limits.upload_idle_s * 1000, () => response.destroy());
  response.writeHead(status, sent);
  await pipeline(file.read(first, last), response);
}

/**
 * Where a download is sent by the storage itself. What browsers show stays here: a page of the client may load nothing
 * from other hosts, and there the bytes would come without the headers that keep them from running.
 */
async function linkTo(
  file: ServedFile,
  { "content-type": contentType = "", "content-disposition": disposition = "" }: Record<string, string>,
): Promise<Record<string, string> | undefined> {
  if (!file.link || !disposition.startsWith("attachment")) return undefined;
  const location = await file.link({ contentType, disposition });
  // The address opens the file for everybody.
  return { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
}

async function finish(
  file: ServedFile,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
): Promise<void> {
  await file.close();
  response.writeHead(status, headers).end();
}

function isNamed(header: string | undefined, file: ServedFile): boolean {
  if (header === undefined) return false;
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etagOf(file)) || tags.includes("*");
}
