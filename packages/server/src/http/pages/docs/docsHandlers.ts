import type { FastifyInstance } from "fastify";
import { methods } from "../../../methods/registry.ts";
import { openApiOf } from "../../openapi.ts";
import { protect } from "../headers.ts";
import { keepPages } from "../send.ts";
import { errorsPage } from "./errorsPage.ts";
import { methodPage } from "./methodPage.ts";
import { overviewPage } from "./overviewPage.ts";

export interface DocsOptions {
  readonly baseUrl: () => string;
  readonly sessionUrl: string | undefined;
}

/** The documentation, made from the registry: what it says is what the server does. */
export function addDocs(app: FastifyInstance, { baseUrl, sessionUrl }: DocsOptions): void {
  const send = keepPages(baseUrl);
  const exposeHeadRoute = true;
  app.get("/docs", { exposeHeadRoute }, (request, reply) => send(request, reply, "", () => overviewPage(baseUrl())));
  app.get("/docs/errors", { exposeHeadRoute }, (request, reply) => send(request, reply, "errors", errorsPage));
  app.get<{ Params: { method: string } }>("/docs/:method", { exposeHeadRoute }, (request, reply) => {
    const method = methods.get(request.params.method);
    if (!method) return reply.callNotFound();
    return send(request, reply, method.name, () => methodPage(method, { baseUrl: baseUrl(), sessionUrl }));
  });

  let openApi: string | undefined;
  app.get("/openapi.json", { exposeHeadRoute }, (_request, reply) => {
    openApi ??= JSON.stringify(openApiOf(methods.values()));
    return protect(reply, baseUrl()).type("application/json; charset=utf-8").send(openApi);
  });
}
