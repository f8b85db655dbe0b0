import { commonErrors } from "@platform/protocol";
import type { EventDefinition } from "@platform/protocol/eventCatalog/defineEvent.ts";
import { envelopeSchema } from "@platform/protocol/eventCatalog/envelope.ts";
import { allScopes } from "@platform/protocol/eventCatalog/scopes.ts";
import { type TSchema, Type } from "typebox";
import type { Method } from "../methods/define.ts";
import { type Components, nameComponents } from "./components.ts";

/** The arguments of a method as one JSON Schema object. */
export function paramsSchema(method: Method): TSchema {
  const properties = method.params.map(([name, param]) => {
    const schema = { ...param.schema, description: param.describe } as TSchema;
    return [name, param.required ? schema : Type.Optional(schema)] as const;
  });
  return Type.Object(Object.fromEntries(properties));
}

/** The whole Web API and the events that apps receive, as an OpenAPI 3.1 document. */
export function openApiOf(methods: Iterable<Method>, events: readonly EventDefinition[]): object {
  const paths: Record<string, object> = {};
  for (const method of methods) paths[`/api/${method.name}`] = { [method.http.toLowerCase()]: operationOf(method) };
  const components: Components = new Map();
  const named = nameComponents(paths, components);
  const received = events.filter(({ receivers }) => receivers.includes("apps"));
  const webhooks = Object.fromEntries(received.map((event) => [event.type, { post: webhookOf(event) }]));
  return {
    openapi: "3.1.0",
    info: {
      title: "Platform Web API",
      version: "0.1.0",
      description:
        "Every method answers `ok`; when it is false, `error` holds one of the codes listed with the method.",
    },
    servers: [{ url: "/" }],
    paths: named,
    webhooks: nameComponents(webhooks, components),
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: {
        CommonError: { type: "string", enum: Object.keys(commonErrors) },
        ...Object.fromEntries([...components].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      },
    },
  };
}

function operationOf(method: Method): object {
  const own = Object.keys(method.errors);
  const common = { $ref: "#/components/schemas/CommonError" };
  const error = own.length === 0 ? common : { anyOf: [{ type: "string", enum: own }, common] };
  const refusal = { type: "object", required: ["ok", "error"], properties: { ok: { const: false }, error } };
  return {
    operationId: method.name,
    tags: [method.name.slice(0, method.name.lastIndexOf("."))],
    summary: method.summary,
    ...(method.notes ? { description: method.notes } : {}),
    security: method.tokens.length === 0 ? [] : [{ token: [] }],
    ...argumentsOf(method),
    responses: {
      200: {
        description: "The answer; also a refusal has this status.",
        content: contentOf(method, refusal),
      },
      503: { description: "`service_unavailable`; `Retry-After` says when to call again." },
    },
  };
}

/** An event as the app's request URL receives it. */
function webhookOf({ type, summary, scopes, schema }: EventDefinition): object {
  const needed = allScopes(scopes);
  return {
    operationId: `event.${type}`,
    tags: ["events"],
    summary,
    description: needed.length === 0 ? "Needs no scope." : `Needs the scope ${needed.join(" or ")}.`,
    requestBody: {
      content: { "application/json": { schema: { allOf: [envelopeSchema, Type.Object({ event: schema })] } } },
    },
    responses: { 200: { description: "Acknowledges the event; every status from 200 to 299 does." } },
  };
}

function contentOf({ answersFile, result }: Method, refusal: object): object {
  if (answersFile === undefined) return { "application/json": { schema: { anyOf: [result, refusal] } } };
  return { [answersFile]: { schema: { type: "string", format: "binary" } }, "application/json": { schema: refusal } };
}

function argumentsOf(method: Method): object {
  if (method.http === "GET") {
    const parameters = method.params.map(([name, param]) => ({
      name,
      in: "query",
      required: param.required,
      description: param.describe,
      schema: param.schema,
    }));
    return { parameters };
  }
  const schema = paramsSchema(method);
  return {
    requestBody: {
      content: { "application/x-www-form-urlencoded": { schema }, "application/json": { schema } },
    },
  };
}
