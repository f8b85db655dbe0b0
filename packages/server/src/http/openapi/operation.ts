import { type TSchema, Type } from "typebox";
import type { Method } from "../../methods/define.ts";
import { isMandatory, type Param } from "../../methods/params.ts";
import { asJson, refusalExamples, requestExamples } from "./examples.ts";
import { securityOf } from "./security.ts";

/** Replaces schemas with a title by references. */
export type NameSchemas = (schema: unknown) => unknown;

/** The arguments of a method as one JSON Schema object. */
export function paramsSchema(method: Method): TSchema {
  const properties = method.params.map(([name, param]) => {
    const schema = { ...param.schema, description: param.describe } as TSchema;
    return [name, isMandatory(param) ? schema : Type.Optional(schema)] as const;
  });
  return Type.Object(Object.fromEntries(properties));
}

export function operationOf(method: Method, named: NameSchemas): object {
  return {
    operationId: method.name,
    tags: [familyOf(method)],
    summary: method.summary,
    ...(method.notes ? { description: method.notes } : {}),
    security: securityOf(method),
    ...argumentsOf(method, named),
    responses: {
      200: {
        description: "The answer, or a refusal: refusals have this status, too, and `ok` is false.",
        content: contentOf(method, named),
      },
      429: { $ref: "#/components/responses/RateLimited" },
      503: { $ref: "#/components/responses/Unavailable" },
    },
  };
}

export function familyOf({ name }: Pick<Method, "name">): string {
  return name.slice(0, name.lastIndexOf("."));
}

function contentOf(method: Method, named: NameSchemas): object {
  const refusal = refusalOf(method);
  const examples = refusalExamples(method);
  const shown = Object.keys(examples).length === 0 ? {} : { examples };
  if (method.answersFile === undefined) {
    return { "application/json": { schema: { oneOf: [named(method.result), refusal] }, ...shown } };
  }
  return {
    [method.answersFile]: { schema: { type: "string", format: "binary" } },
    "application/json": { schema: refusal, ...shown },
  };
}

function refusalOf({ errors }: Method): object {
  const own = Object.keys(errors);
  const common = { $ref: "#/components/schemas/CommonError" };
  const error = own.length === 0 ? common : { anyOf: [{ type: "string", enum: own }, common] };
  return { allOf: [{ $ref: "#/components/schemas/Refusal" }, { type: "object", properties: { error } }] };
}

function argumentsOf(method: Method, named: NameSchemas): object {
  if (method.http === "GET") return { parameters: method.params.map((entry) => parameterOf(entry, method, named)) };
  if (method.params.length === 0) return {};
  const schema = named(paramsSchema(method));
  const examples = requestExamples(method);
  const shown = Object.keys(examples).length === 0 ? {} : { examples };
  const encoding = Object.fromEntries(
    method.params.flatMap(([name, param]) => (isComposite(param) ? [[name, { contentType: "application/json" }]] : [])),
  );
  const form = Object.keys(encoding).length === 0 ? { schema } : { schema, encoding };
  return {
    requestBody: {
      required: method.params.some(([, param]) => isMandatory(param)),
      content: { "application/json": { schema, ...shown }, "application/x-www-form-urlencoded": form },
    },
  };
}

function parameterOf(
  [name, param]: readonly [string, Param<unknown, string>],
  method: Method,
  named: NameSchemas,
): object {
  const [given] = method.examples.flatMap(({ params }) => (name in params ? [params[name]] : []));
  const example = given === undefined ? {} : { example: asJson(given, param.schema) };
  const schema = named(param.schema);
  const head = { name, in: "query", required: isMandatory(param), description: param.describe };
  // Text in a query holds JSON where it has parts.
  return isComposite(param)
    ? { ...head, content: { "application/json": { schema, ...example } } }
    : { ...head, schema, ...example };
}

function isComposite({ schema }: Param<unknown, string>): boolean {
  const { type } = schema as { readonly type?: unknown };
  return type === "object" || type === "array";
}
