import { limits } from "@platform/protocol";
import type { DownloadedFile } from "../../domain/imports/queueDownloads.ts";
import { OutgoingFault, type StreamedAnswer } from "../../ports/outgoing/outgoing.ts";
import type { Blobs, KeptBlob } from "../../ports/ports.ts";
import { isDownloadHost } from "./downloadHosts.ts";
import type { Downloads } from "./downloads.ts";

/** The result of one request. No text of it has the address: the address holds a token. */
export type Fetched =
  | { readonly kept: KeptBlob }
  | { readonly redirect: string }
  | { readonly retryAfterMs: number; readonly error: string }
  | { readonly error: string };

const timeoutMs = 30 * 60_000;
const retryMs = 2_000;
const retryMsMax = 10 * 60_000;

/** Fetches the bytes of a file, if that is what the other side sends. */
export async function fetchFile(
  { outgoing }: Downloads,
  blobs: Blobs,
  url: string,
  file: DownloadedFile,
  ending: AbortSignal,
): Promise<Fetched> {
  if (!isDownloadHost(url)) return { error: "led_elsewhere" };
  const request = { headers: {}, timeoutMs, bytesMax: limits.file_bytes_max, ending };
  try {
    return await outgoing.receive(url, request, (answer) => keepAnswer(answer, blobs, url, file));
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    const isPassing = error.kind === "connection" || error.kind === "timeout";
    return isPassing ? { retryAfterMs: retryMs, error: error.kind } : { error: error.kind };
  }
}

async function keepAnswer(
  { status, headers, isRedirect, body }: StreamedAnswer,
  blobs: Blobs,
  url: string,
  file: DownloadedFile,
): Promise<Fetched> {
  if (isRedirect) {
    const to = headers.location ?? "";
    return { redirect: URL.canParse(to, url) ? new URL(to, url).href : "" };
  }
  if (status === 429 || status >= 500) {
    const asked = Number(headers["retry-after"]) * 1000;
    const retryAfterMs = Number.isFinite(asked) && asked > 0 ? Math.min(asked, retryMsMax) : retryMs;
    return { retryAfterMs, error: `status_${status}` };
  }
  if (status !== 200) return { error: `status_${status}` };
  // An expired token is answered with a page to sign in.
  const isPage = /^text\/html\b/i.test(headers["content-type"] ?? "");
  if (isPage && !/html/i.test(file.mimetype)) return { error: "page_instead_of_file" };
  const kept = await blobs.keep(body);
  // Sizes of snippets count characters.
  if (file.kind === "snippet" || file.size === 0 || file.size === kept.size) return { kept };
  await blobs.remove(kept.key);
  return { error: "other_size" };
}
