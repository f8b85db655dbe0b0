import { events } from "@platform/protocol/events/index.ts";
import { methods } from "../../../methods/registry.ts";
import { openApiOf } from "../../openapi.ts";
import type { Handler } from "../handler.ts";
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
export function docsHandlers({ baseUrl, sessionUrl }: DocsOptions) {
  const send = keepPages(baseUrl);
  const overview: Handler = (request, reply) => send(request, reply, "", () => overviewPage(baseUrl()));
  const errors: Handler = (request, reply) => send(request, reply, "errors", errorsPage);
  const method: Handler = (request, reply) => {
    const asked = methods.get((request.params as { method: string }).method);
    if (!asked) {
      reply.callNotFound();
      return reply;
    }
    return send(request, reply, asked.name, () => methodPage(asked, { baseUrl: baseUrl(), sessionUrl }));
  };

  let printed: string | undefined;
  const openApi: Handler = (_request, reply) => {
    printed ??= JSON.stringify(openApiOf(methods.values(), events));
    return protect(reply, baseUrl()).type("application/json; charset=utf-8").send(printed);
  };
  return { overview, errors, method, openApi };
}
