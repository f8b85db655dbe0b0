import type { FastifyInstance } from "fastify";
import { methods } from "../../methods/registry.ts";
import { openApiOf } from "../openapi.ts";

export interface PagesOptions {
  readonly dev: boolean;
}

/** What people look at: the start page, the documentation, the OpenAPI document. */
export function addPages(app: FastifyInstance, _options: PagesOptions): void {
  const openApi = JSON.stringify(openApiOf(methods.values()));
  app.get("/openapi.json", (_request, reply) => reply.type("application/json; charset=utf-8").send(openApi));
}
