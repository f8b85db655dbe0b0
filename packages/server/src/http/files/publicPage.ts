import type { IncomingMessage, ServerResponse } from "node:http";
import { cardPage } from "../pages/cardPage.ts";
import { type LocalizedPage, printDocument } from "../pages/document.ts";
import { html } from "../pages/html.ts";
import { messagePage } from "../pages/messagePage.ts";
import { visitorTexts } from "../pages/pageTexts.ts";
import type { FileServices, PublicFile, PublicRequest } from "./fileServices.ts";
import { printSize } from "./printSize.ts";

/** The page runs nothing, is in no frame, and tells no other site where its reader came from. */
const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  vary: "accept-language",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
};

/** `GET /files/public/...`: the file behind a public link, for everyone. */
export async function sendPublicPage(
  services: FileServices,
  link: PublicRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = await services.describePublicFile(link);
  const page = file ? filePage(file, link) : missingPage;
  const text = printDocument(page, visitorTexts(request.headers));
  response.writeHead(file ? 200 : 404, { ...headers, "content-length": String(Buffer.byteLength(text)) });
  response.end(request.method === "HEAD" ? undefined : text);
}

const missingPage = messagePage(({ messages }) => messages.fileMissing);

const pictures = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

function filePage({ name, title, mimetype, size }: PublicFile, link: PublicRequest): LocalizedPage {
  const address = `/files/public/${link.teamId}-${link.fileId}-${link.secret}`;
  const encoded = encodeURIComponent(name);
  return ({ frame, region }) =>
    cardPage(title === "" ? name : title, [
      pictures.has(mimetype) && html`<p><img src="${address}/${encoded}" alt="${title}" width="320" /></p>`,
      html`<p>${name} · ${printSize(size, region)}</p>`,
      html`<p><a href="${address}/download/${encoded}">${frame.download}</a></p>`,
    ]);
}
