import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type LocalizedPage, type PageContent, printDocument } from "./document.ts";
import { protect } from "./headers.ts";
import { pageTexts } from "./pageTexts.ts";
import { textsIn } from "./strings/texts.ts";

const htmlType = "text/html; charset=utf-8";

/** Sends a page that is made for one reader, or of one moment, in the language of the reader. */
export function sendPage(reply: FastifyReply, baseUrl: string, page: LocalizedPage): FastifyReply {
  const text = printDocument(page, pageTexts(reply.request));
  return protect(reply, baseUrl)
    .header("cache-control", "no-store")
    .header("vary", "accept-language")
    .type(htmlType)
    .send(text);
}

interface Printed {
  readonly text: string;
  readonly etag: string;
}

export type SendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  render: () => PageContent,
) => FastifyReply;

/**
 * For pages that are the same for everybody until the server restarts, which are those of the documentation, in English: each
 * is made when first asked for, then kept.
 */
export function keepPages(baseUrl: () => string): SendKept {
  const kept = new Map<string, Printed>();
  return (request, reply, key, render) => {
    let page = kept.get(key);
    if (!page) {
      const text = printDocument(render, textsIn("en"));
      kept.set(key, (page = { text, etag: `"${hash("sha256", text).slice(0, 16)}"` }));
    }
    protect(reply, baseUrl()).header("cache-control", "no-cache").header("etag", page.etag);
    if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
    return reply.type(htmlType).send(page.text);
  };
}
