import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "../../ports/log.ts";
import { isClientGone } from "../clientGone.ts";
import { messagePage } from "./messagePage.ts";
import { sendPage } from "./send.ts";

/** What a person gets when a page could not be made: no stack, which is in the log, but a way on. */
export function answerBrokenPage(log: Logger, baseUrl: () => string) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const level = isClientGone(request.raw, reply.raw) ? "debug" : "error";
    log[level]({ err: error, url: request.routeOptions.url }, "page failed");
    return sendPage(reply.code(500), baseUrl(), page);
  };
}

const page = messagePage(({ messages }) => messages.broken);
