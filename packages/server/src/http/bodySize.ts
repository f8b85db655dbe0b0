import type { IncomingMessage } from "node:http";
import { limits } from "@platform/protocol";
import { methodName } from "./apiPath.ts";

/** Methods that take files, as a part of a form or as the text of a snippet. */
const uploadMethods: ReadonlySet<string> = new Set(["apps.icon.set", "files.upload", "users.setPhoto"]);

/** Methods whose text may be a megabyte, which takes more bytes in a form or as JSON. */
const longTextMethods: ReadonlySet<string> = new Set([
  "agents.conversations.setCanvasContent",
  "agents.conversations.setView",
]);

function isCallOf(methods: ReadonlySet<string>, { url = "" }: IncomingMessage): boolean {
  const query = url.indexOf("?");
  return methods.has(methodName(query < 0 ? url : url.slice(0, query)));
}

const takesFiles = (request: IncomingMessage): boolean => isCallOf(uploadMethods, request);

/** A form that is not gathered in memory, because of its size or because that is not known. */
export function isLargeForm(request: IncomingMessage): boolean {
  const { "content-type": type = "", "content-length": declared } = request.headers;
  if (declared === undefined ? request.headers["transfer-encoding"] === undefined : Number(declared) <= smallBody) {
    return false;
  }
  return multipart.test(type) && takesFiles(request);
}

const smallBody = limits.body_bytes_max;
const multipart = /^\s*multipart\/form-data\b/i;
const urlencoded = /^\s*application\/x-www-form-urlencoded\b/i;

/** How many bytes of a body are gathered in memory. */
export function bodyBytesMax(request: IncomingMessage): number {
  if (Number(request.headers["content-length"] ?? Infinity) <= smallBody) return smallBody;
  if (isCallOf(longTextMethods, request)) return limits.snippet_form_bytes_max;
  const isSnippet = urlencoded.test(request.headers["content-type"] ?? "") && takesFiles(request);
  return isSnippet ? limits.snippet_form_bytes_max : smallBody;
}
