import { readFileSync } from "node:fs";
import { join } from "node:path";
import { events } from "@platform/protocol/events/index.ts";
import { methods } from "../../../methods/registry.ts";
import { openApiOf } from "../../openapi.ts";
import type { PageContent } from "../document.ts";
import type { Handler } from "../handler.ts";
import { protect } from "../headers.ts";
import { keepPages } from "../send.ts";
import { documentPage } from "./documentPage.ts";
import { documents, documentsRoot } from "./documents.ts";
import { methodPage } from "./methodPage.ts";
import { overviewPage } from "./overviewPage.ts";
import { buildSearchIndex } from "./searchIndex.ts";

export interface DocsOptions {
  readonly baseUrl: () => string;
  readonly sessionUrl: string | undefined;
  /** Whether pages of methods have a console; a static site has nothing to call. */
  readonly hasConsole?: boolean;
}

/** Every page of the documentation by its path; scripts/build-docs.ts writes the same pages to files. */
export function docsPages({
  baseUrl,
  sessionUrl,
  hasConsole = true,
}: DocsOptions): ReadonlyMap<string, () => PageContent> {
  const pages = new Map<string, () => PageContent>();
  for (const document of documents().values()) pages.set(document.path, () => documentPage(document));
  pages.set("/docs/api", () => overviewPage(baseUrl()));
  for (const method of methods.values()) {
    pages.set(`/docs/${method.name}`, () => methodPage(method, { baseUrl: baseUrl(), sessionUrl, hasConsole }));
  }
  return pages;
}

/** The documentation, made from the definitions and from Markdown. */
export function docsHandlers(options: DocsOptions) {
  const { baseUrl } = options;
  const send = keepPages(baseUrl);
  let pages: ReturnType<typeof docsPages> | undefined;
  const docs: Handler = (request, reply) => {
    const rest = (request.params as { readonly "*"?: string })["*"] ?? "";
    const path = rest === "" ? "/docs" : `/docs/${rest}`;
    pages ??= docsPages(options);
    const page = pages.get(path);
    if (page) return send(request, reply, path, page);
    reply.callNotFound();
    return reply;
  };

  const picture: Handler = (request, reply) => {
    const { name } = request.params as { readonly name: string };
    const body = /^[\w-]+\.png$/.test(name) ? readPicture(name) : undefined;
    if (!body) {
      reply.callNotFound();
      return reply;
    }
    return protect(reply, baseUrl()).header("cache-control", "public, max-age=3600").type("image/png").send(body);
  };

  const json = (print: () => object): Handler => {
    let printed: string | undefined;
    return (_request, reply) => {
      printed ??= JSON.stringify(print());
      return protect(reply, baseUrl()).type("application/json; charset=utf-8").send(printed);
    };
  };
  const openApi = json(() => openApiOf(methods.values(), events));
  return { docs, docsPicture: picture, docsIndex: json(buildSearchIndex), openApi };
}

function readPicture(name: string): Buffer | undefined {
  try {
    return readFileSync(join(documentsRoot(), "docs/images", name));
  } catch {
    return undefined;
  }
}
