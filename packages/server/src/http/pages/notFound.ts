import type { FastifyReply, FastifyRequest } from "fastify";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";
import { messagePage } from "./messagePage.ts";
import { sendPage } from "./send.ts";

/** Answers every path that nothing else does. Programs get one line, because nobody reads their HTML. */
export function answerNotFound(baseUrl: () => string): Handler {
  return (request, reply) => {
    reply.code(404);
    if (!acceptsHtml(request)) return sendLine(reply, baseUrl(), "not found\n");
    const page = messagePage(({ messages }) => messages.notFound(pathOf(request)));
    return sendPage(reply, baseUrl(), page);
  };
}

function acceptsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes("text/html") ?? false;
}

function sendLine(reply: FastifyReply, baseUrl: string, line: string): FastifyReply {
  return protect(reply, baseUrl).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(line);
}

/** Without the query, which may hold a key. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split("?", 1)[0] ?? "";
  return path.length > 80 ? `${path.slice(0, 80)}…` : path;
}
