import type { FastifyReply, FastifyRequest } from "fastify";

/** Answers a request for a page. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
