import { refuse } from "@platform/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { MethodRegistry } from "../methods/methodRegistry.ts";
import { retired } from "../methods/retired.ts";

const answer = JSON.stringify(
  refuse("deprecated_endpoint", "call /api/<method>, and send people to /oauth/v2/authorize"),
);

/** The pages that installed apps before OAuth v2. */
const retiredPages = ["/oauth/authorize", "/oauth/pick"];

/**
 * Addresses that the API no longer has: the old pages, and methods under any root but `/api/`. Clients read JSON, and
 * would take a page that says "not found" for a fault of the network and try again.
 */
export function addRetiredRoots(app: FastifyInstance, methods: MethodRegistry): void {
  const refuseRoot = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type("application/json; charset=utf-8").send(answer);
  for (const url of retiredPages) app.route({ method: ["GET", "POST"], url, handler: refuseRoot });
  app.route({
    method: ["GET", "POST"],
    url: "/*",
    handler: (request, reply) => {
      const path = (request.params as { "*": string })["*"].replace(/\/$/, "");
      const name = path.slice(path.lastIndexOf("/") + 1);
      return methods.has(name) || retired.has(name) ? refuseRoot(request, reply) : reply.callNotFound();
    },
  });
}
