import type { IncomingMessage, ServerResponse } from "node:http";
import { idSource } from "@platform/protocol";
import { StoreFailure } from "../../ports/failures.ts";
import type { Logger } from "../../ports/log.ts";
import { noteRequest } from "../../ports/requestNotes.ts";
import { hasInvalidHost, invalidHostText } from "../hostHeader.ts";
import { addressOf as callerAddressOf } from "../callerAddress.ts";
import type { FileServices } from "./fileServices.ts";
import { type FileAddress, sendFile, sendPublicFile } from "./download.ts";
import { sendPublicPage } from "./publicPage.ts";
import { sendText } from "./sendText.ts";
import { takeBundle, takeUpload } from "./upload.ts";

export interface FilesOptions {
  readonly services: FileServices;
  readonly log: Logger;
  readonly isDraining: () => boolean;
  readonly isTrustedProxy: (address: string) => boolean;
}

export interface FilesListener {
  /** Takes the request when it is for a file; false leaves it to the other routes. */
  take(request: IncomingMessage, response: ServerResponse): boolean;
}

const uploadShape = /^\/files\/(upload|bundles)\/([\w-]{1,100})\/?$/;
const publicShape = new RegExp(
  `^/files/public/(${idSource("team")})-(${idSource("file")})-([0-9a-f]{32})(?:(/download)?(/[^/]*))?$`,
);
const fileShape = new RegExp(`^/files/(${idSource("team")})-(${idSource("file")})(/download)?(?:/[^/]*)?$`);
const jobShape = new RegExp(`^/files/(${idSource("team")})-(${idSource("job")})(?:/[^/]*)?$`);
const pageShape = new RegExp(`^/docs/(${idSource("team")})/(${idSource("file")})/?$`);
const csvShape = new RegExp(`^/files/(${idSource("team")})-(${idSource("file")})/csv/list$`);
const listShape = new RegExp(`^/lists/(${idSource("team")})/(${idSource("file")})/?$`);

/** Bytes of files, in and out, straight from Node's server: both are streams, which a framework would gather first. */
export function createFilesListener({ services, log, isDraining, isTrustedProxy }: FilesOptions): FilesListener {
  async function answer(
    path: string,
    query: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (hasInvalidHost(request)) return sendText(response, 400, `${invalidHostText}\n`, { connection: "close" });
    if (isDraining()) {
      return sendText(response, 503, "This server is stopping.\n", { connection: "close", "retry-after": "1" });
    }
    const [, kind, ticket] = uploadShape.exec(path) ?? [];
    if (ticket !== undefined) {
      const take = kind === "bundles" ? takeBundle : takeUpload;
      if (request.method === "POST" || request.method === "PUT") return take(services, ticket, request, response);
      return sendText(response, 405, "Send the bytes by POST.\n", { allow: "POST, PUT" });
    }
    const at = addressOf(path) ?? listOf(path, query);
    const link = publicAddressOf(path);
    if (!at && !link) return sendText(response, 404, "There is no such file.\n");
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendText(response, 405, "Files are read by GET.\n", { allow: "GET, HEAD", connection: "close" });
    }
    if (link)
      return link.isPage
        ? sendPublicPage(services, link, request, response)
        : sendPublicFile(services, link, request, response);
    if (!at) return undefined;
    const secret = new URL(request.url ?? "", "http://localhost").searchParams.get("pub_secret");
    if (secret !== null) return sendPublicFile(services, { ...at, secret }, request, response);
    const address = () => callerAddressOf(request, isTrustedProxy);
    return sendFile(services, at, request, response, address);
  }

  return {
    take(request, response) {
      const [path = "", query = ""] = (request.url ?? "").split("?");
      if (!path.startsWith("/files/") && !pageShape.test(path) && !listShape.test(path)) return false;
      noteRequest(request, { route: routeOf(path) });
      answer(path, query, request, response).catch((error: unknown) => {
        // A client that hung up needs no answer, and there is nothing to clean up.
        if (response.destroyed || request.destroyed) return;
        log.error({ err: error }, "a file could not be served or taken");
        if (response.headersSent) response.destroy();
        else if (error instanceof StoreFailure) {
          sendText(response, 503, "Files are not available at the moment.\n", {
            "retry-after": "1",
            connection: "close",
          });
        } else sendText(response, 500, "Something broke on the server.\n", { connection: "close" });
      });
      return true;
    },
  };
}

/** For the log: the tickets and secrets of addresses stay out of it. */
function routeOf(path: string): string {
  const [, kind] = uploadShape.exec(path) ?? [];
  if (kind !== undefined) return `/files/${kind}/:ticket`;
  return publicShape.test(path) ? "/files/public/*" : `/${path.split("/")[1]}/*`;
}

function publicAddressOf(path: string) {
  const [, teamId, fileId, secret, download, name] = publicShape.exec(path) ?? [];
  if (teamId === undefined || fileId === undefined || secret === undefined) return undefined;
  return { teamId, fileId, secret, isDownload: download !== undefined, isPage: name === undefined };
}

function addressOf(path: string): FileAddress | undefined {
  const [, pageTeamId, pageFileId] = pageShape.exec(path) ?? [];
  if (pageTeamId !== undefined && pageFileId !== undefined) {
    return { teamId: pageTeamId, fileId: pageFileId, isDownload: false, isPage: true };
  }
  const [, jobTeamId, jobId] = jobShape.exec(path) ?? [];
  if (jobTeamId !== undefined && jobId !== undefined) {
    return { teamId: jobTeamId, fileId: jobId, isDownload: true, isPage: false, isJob: true };
  }
  const [, teamId, fileId, download] = fileShape.exec(path) ?? [];
  if (teamId === undefined || fileId === undefined) return undefined;
  return { teamId, fileId, isDownload: download !== undefined, isPage: false };
}

/** The items of a list: saved from its download address, shown at its permalink. */
function listOf(path: string, query: string): FileAddress | undefined {
  const csv = csvShape.exec(path);
  const [, teamId, fileId] = csv ?? listShape.exec(path) ?? [];
  if (teamId === undefined || fileId === undefined) return undefined;
  const hasArchived = new URLSearchParams(query).get("include_archived") === "true";
  return { teamId, fileId, isDownload: csv !== null, isPage: false, csv: { hasArchived } };
}
