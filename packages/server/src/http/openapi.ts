import { commonErrors } from "@platform/protocol";
import type { EventDefinition } from "@platform/protocol/eventCatalog/defineEvent.ts";
import type { Method } from "../methods/define.ts";
import { type Components, nameComponents } from "./components.ts";
import { familyOf, operationOf } from "./openapi/operation.ts";
import { securitySchemes } from "./openapi/security.ts";
import { webhookOf } from "./openapi/webhook.ts";

export { paramsSchema } from "./openapi/operation.ts";

/** The whole Web API and the events that apps receive, as an OpenAPI 3.1 document. */
export function openApiOf(methods: Iterable<Method>, events: readonly EventDefinition[]): object {
  const listed = [...methods];
  const components: Components = new Map();
  const named = (schema: unknown) => nameComponents(schema, components);
  const paths = listed.map((method) => [
    `/api/${method.name}`,
    { [method.http.toLowerCase()]: operationOf(method, named) },
  ]);
  const received = events.filter(({ receivers }) => receivers.includes("apps"));
  const webhooks = received.map((event) => [event.type, { post: webhookOf(event, named) }]);
  return {
    openapi: "3.1.0",
    info: {
      title: "Platform Web API",
      version: "0.1.0",
      description:
        "Every method answers `ok`; when it is false, `error` holds one of the codes listed with the method.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    tags: tagsOf(listed),
    paths: Object.fromEntries(paths),
    webhooks: Object.fromEntries(webhooks),
    components: {
      securitySchemes,
      responses,
      schemas: {
        CommonError: { type: "string", enum: Object.keys(commonErrors) },
        Refusal: refusal,
        ...Object.fromEntries([...components].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      },
    },
  };
}

function tagsOf(methods: readonly Method[]): object[] {
  const families = [...new Set(methods.map(familyOf))].toSorted();
  return [
    ...families.map((name) => ({ name, description: `The methods \`${name}.*\`.` })),
    { name: "events", description: "What the server sends to the request URL of an app that subscribes." },
  ];
}

/** What every answer with `ok: false` has. */
const refusal = {
  type: "object",
  required: ["ok", "error"],
  properties: {
    ok: { const: false },
    error: { type: "string", description: "The code." },
    needed: { type: "string", description: "With `missing_scope`: the scopes of which one is enough." },
    provided: { type: "string", description: "With `missing_scope`: the scopes of the token." },
    warning: { type: "string" },
    response_metadata: {
      type: "object",
      properties: {
        messages: { type: "array", items: { type: "string" }, description: "What is wrong, in sentences." },
        warnings: { type: "array", items: { type: "string" } },
      },
    },
  },
};

const retryAfter = {
  "Retry-After": { description: "Seconds until the next call can succeed.", schema: { type: "integer", minimum: 1 } },
};

function refused(code: "ratelimited" | "service_unavailable") {
  const error = { type: "object", properties: { error: { const: code } } };
  return {
    "application/json": {
      schema: { allOf: [{ $ref: "#/components/schemas/Refusal" }, error] },
      example: { ok: false, error: code },
    },
  };
}

const responses = {
  RateLimited: {
    description: "Too many calls (`ratelimited`). `Retry-After` says when to call again.",
    headers: retryAfter,
    content: refused("ratelimited"),
  },
  Unavailable: {
    description: "The server is starting, stopping or cannot reach its store (`service_unavailable`). Call again.",
    headers: retryAfter,
    content: refused("service_unavailable"),
  },
};
