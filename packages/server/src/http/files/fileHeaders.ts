import type { ServedFile } from "./fileServices.ts";

/** Shown in a browser; none of these can hold a script that would run as ours. */
const shown = new Set([
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "application/pdf",
  "video/mp4",
  "video/webm",
  "video/quicktime",
  "audio/mpeg",
  "audio/mp4",
  "audio/ogg",
  "audio/wav",
]);

/** Shown too, but as the text that they are and not as what a browser might make of them. */
const shownAsText = new Set(["text/plain", "text/markdown", "text/csv", "application/json"]);

/** Would be run by a browser that opens them, so even their name is kept from it. */
const active = new Set(["text/html", "application/xml", "image/svg+xml", "text/css"]);

/**
 * Headers for uploaded bytes, which must never run as a page of this server: the type is not
 * guessed, the page has no rights, and what is not plainly harmless is saved instead of shown.
 */
export function fileHeaders(file: ServedFile, isDownload: boolean): Record<string, string> {
  const { mimetype } = file;
  const isShown = !isDownload && (file.isCanvas || shown.has(mimetype) || shownAsText.has(mimetype));
  return {
    "content-type": file.isCanvas ? "text/html; charset=utf-8" : contentType(mimetype),
    "content-disposition": disposition(isShown ? "inline" : "attachment", file.name),
    "content-security-policy": mimetype === "application/pdf" ? pdfPolicy : policy,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    // Access is checked each time, so no shared cache may answer.
    "cache-control": "private, no-cache",
    "accept-ranges": "bytes",
    etag: etagOf(file),
  };
}

/** Public files may be shown by other sites; search engines are asked to leave them out, and a revoked link ends at once. */
export function publicHeaders(file: ServedFile, isDownload: boolean): Record<string, string> {
  return {
    ...fileHeaders(file, isDownload),
    "cross-origin-resource-policy": "cross-origin",
    "x-robots-tag": "noindex, nofollow",
  };
}

export function etagOf({ version }: ServedFile): string {
  return `"${version}"`;
}

const policy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
/** In a sandbox, browsers show no PDF at all; their viewer runs nothing of it as ours. */
const pdfPolicy = "script-src 'none'; frame-ancestors 'self'";

function contentType(mimetype: string): string {
  if (active.has(mimetype)) return "application/octet-stream";
  return shownAsText.has(mimetype) ? "text/plain; charset=utf-8" : mimetype || "application/octet-stream";
}

/** The name twice: in letters that every client reads, and as it is for those that know RFC 5987. */
export function disposition(kind: "inline" | "attachment", name: string): string {
  const plain = name.replace(/[^\u0020-\u007e]/g, "_").replace(/["\\%]/g, "_");
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"${plain === name ? "" : `; filename*=UTF-8''${exact}`}`;
}
