import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessFile, type FileRow } from "../domain/access/accessFile.ts";
import { type Caller, nobody } from "../domain/caller.ts";
import type { Context } from "../domain/context.ts";
import { fileEntity } from "../domain/audit/entities.ts";
import { noteDownload } from "../domain/audit/noteDownload.ts";
import { bytesTypeOf } from "../domain/files/bytesType.ts";
import { findPublicFile } from "../domain/files/findPublicFile.ts";
import { findUpload, receiveUpload } from "../domain/files/receiveUpload.ts";
import { findBundleUpload, receiveBundle } from "../domain/hosted/receiveBundle.ts";
import { listWorkspaces } from "../domain/people/listWorkspaces.ts";
import { noteUnlessFull } from "../domain/people/noteUnlessFull.ts";
import { openClient } from "../domain/people/openClient.ts";
import { withOrigin } from "./auditServices.ts";
import { serveCanvas } from "./serveCanvas.ts";
import type { CallServices } from "../http/call.ts";
import type { FileRefusal, FileRequest, FileServices, ServedFile } from "../http/files/fileServices.ts";
import type { Logger } from "../ports/log.ts";
import type { Blobs } from "../ports/ports.ts";
import { type OpenedJobFile, openJobFile } from "./jobFile.ts";
import { openListCsv } from "./listCsv.ts";

export interface FileServicesOptions {
  readonly callServices: CallServices;
  readonly blobs: Blobs;
  readonly log: Logger;
}

const scope = "files:read";
const listScope = "lists:read";
/** Of the methods whose jobs write files. */
const jobScopes = ["auditlogs:read", "admin"];

/** Gives the routes of files what they may not import: who asks, what he may see, and the bytes. */
export function openFileServices(options: FileServicesOptions): FileServices {
  const { callServices, blobs } = options;
  const open = (caller: Caller): Context => callServices.openContext(caller, {}, {});
  return {
    async findUpload(ticket) {
      const ctx = open(nobody);
      const upload = await findUpload(ctx, ticket);
      return upload && { size: upload.size, receive: (bytes) => receiveUpload(open(nobody), blobs, upload, bytes) };
    },
    async findBundle(ticket) {
      const upload = await findBundleUpload(open(nobody), ticket);
      return upload && { receive: (bytes) => receiveBundle(open(nobody), blobs, upload, bytes) };
    },
    async openFile(request) {
      const callers = await callersOf(options, request);
      if (typeof callers === "string") return refuse(callers);
      const [caller] = callers;
      if (caller) request.onCaller?.({ team: caller.teamId, user: caller.userId, app: caller.appId });
      if (request.csv) {
        const file = await openListCsv(callers.map(open), { ...request, ...request.csv });
        return file ? succeed({ file }) : refuse("not_found");
      }
      if (request.isJob) {
        const opened = await openJobFile(callers.map(open), blobs, request.fileId);
        return opened ? succeed({ file: withNote(options, request, opened) }) : refuse("not_found");
      }
      const seen = await firstSeen(callers.map(open), request.fileId);
      if (!seen || seen.file.team_id !== request.teamId) return refuse("not_found");
      if (seen.file.kind === "canvas") return serveCanvas(seen.ctx, seen.file, request.isPage === true);
      if (request.isPage || seen.file.blob_key === null) return refuse("not_found");
      const opened = await openBytes(options, seen.file);
      return opened.ok ? succeed({ file: { ...opened.file, noteSent: notingSent(options, request, seen) } }) : opened;
    },
    async openPublicFile(request) {
      const file = await findPublicFile(open(nobody), request);
      return file ? openBytes(options, file) : refuse("not_found");
    },
    async describePublicFile(request) {
      const file = await findPublicFile(open(nobody), request);
      return file && { name: file.name, title: file.title, mimetype: file.mimetype, size: file.size };
    },
  };
}

/** The file of a job, whose download is noted like that of any other. */
function withNote(
  { callServices }: FileServicesOptions,
  { address, client, fileId: id }: FileRequest,
  { ctx, file }: OpenedJobFile,
): ServedFile {
  const from = withOrigin(callServices.openContext(ctx.caller, {}, {}, address, undefined, client));
  const entity = fileEntity({ id, name: file.name, title: file.name, filetype: file.name.split(".").at(-1) ?? "" });
  const { teamId } = ctx.caller;
  return { ...file, noteSent: () => noteUnlessFull(() => from.write(noteDownload, { entity, teamId })) };
}

function notingSent(
  { callServices }: FileServicesOptions,
  { address, client }: FileRequest,
  { ctx, file }: { readonly ctx: Context; readonly file: FileRow },
): () => Promise<void> {
  const from = withOrigin(callServices.openContext(ctx.caller, {}, {}, address, undefined, client));
  return () => noteUnlessFull(() => from.write(noteDownload, { entity: fileEntity(file), teamId: file.team_id }));
}

async function openBytes(
  { blobs, log }: FileServicesOptions,
  file: FileRow,
): Promise<Outcome<{ file: ServedFile }, "not_found">> {
  const { id, name, blob_key: version } = file;
  const mimetype = bytesTypeOf(file);
  const blob = version === null ? undefined : await blobs.open(version);
  if (blob && version !== null) return succeed({ file: { name, mimetype, version, ...blob } });
  log.error({ file: id }, "the bytes of a file are missing; is this the folder they were kept in?");
  return refuse("not_found");
}

/** A token counts more than a cookie, which a browser sends whether it is meant or not. */
async function callersOf(
  { callServices }: FileServicesOptions,
  request: FileRequest,
): Promise<readonly Caller[] | FileRefusal> {
  if (request.bearer !== undefined) return listOf(await tokenCaller(callServices, request.bearer, request));
  const { session } = request;
  if (session === undefined) return "not_authed";
  const ctx = callServices.openContext(nobody, {}, {});
  // By the token that our own client would have: a session must not open what the workspace's policies close to it.
  const named = await openClient(ctx, session, request.teamId);
  if (named) return listOf(await tokenCaller(callServices, named.token, request));
  // A file of a workspace that the person is not in: it may be in a channel that is shared with one of theirs.
  const client = await openClient(ctx, session);
  const workspaces = client ? await listWorkspaces(ctx, client.userId) : [];
  const opened = await Promise.all(workspaces.map(({ id }) => openClient(ctx, session, id)));
  const tokens = opened.filter((one) => one !== undefined).map(({ token }) => token);
  const callers = await Promise.all(tokens.map((token) => tokenCaller(callServices, token, request)));
  const admitted = callers.filter((caller) => typeof caller !== "string");
  return admitted.length > 0 ? admitted : (callers.find((caller) => typeof caller === "string") ?? "not_authed");
}

function listOf(caller: Caller | FileRefusal): readonly Caller[] | FileRefusal {
  return typeof caller === "string" ? caller : [caller];
}

async function firstSeen(contexts: readonly Context[], fileId: string) {
  for (const ctx of contexts) {
    const seen = await accessFile(ctx, fileId);
    if (seen.ok) return { ctx, file: seen.file };
  }
  return undefined;
}

function scopesOf({ csv, isJob }: FileRequest): readonly string[] {
  if (isJob) return jobScopes;
  return csv === undefined ? [scope] : [scope, listScope];
}

/** The same questions that a call of files.info is asked. */
async function tokenCaller(
  callServices: CallServices,
  token: string,
  request: FileRequest,
): Promise<Caller | FileRefusal> {
  const { address, teamId } = request;
  const found = await callServices.authenticate(token, ["bot", "user"], address);
  if (!found.ok || (found.caller.kind !== "bot" && found.caller.kind !== "user")) return "not_authed";
  const { scopes } = found.caller;
  const isAllowed = scopesOf(request).some((one) => scopes.includes(one));
  if (!isAllowed) return "forbidden";
  const entry = { method: "files.info", whileMoving: false, orgWide: "in_workspace", address } as const;
  const args = found.caller.granted === undefined ? {} : { team_id: teamId };
  const entered = await callServices.enterWorkspace(found, { ...entry, args });
  return entered.ok ? entered.caller : "forbidden";
}
