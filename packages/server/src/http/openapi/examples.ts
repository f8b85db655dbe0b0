import type { TSchema } from "typebox";
import { commonErrors } from "@platform/protocol";
import type { Method } from "../../methods/define.ts";

interface OpenApiExample {
  readonly summary: string;
  readonly value: unknown;
}

type Examples = Readonly<Record<string, OpenApiExample>>;

/** The examples of a method as JSON bodies. */
export function requestExamples({ examples, params }: Method): Examples {
  const schemas = new Map(params.map(([name, { schema }]) => [name, schema]));
  return Object.fromEntries(
    examples.map(({ title, params: given }, at) => {
      const value = Object.entries(given).map(([name, one]) => [name, asJson(one, schemas.get(name))] as const);
      return [`example${at + 1}`, { summary: title, value: Object.fromEntries(value) }];
    }),
  );
}

/** Forms and queries carry lists and objects as text, and so do some examples; a JSON body carries them as they are. */
export function asJson(value: unknown, schema: TSchema | undefined): unknown {
  const { type } = (schema ?? {}) as { readonly type?: unknown };
  if (typeof value !== "string") return value;
  if ((type === "array" || type === "object") && /^[[{]/.test(value)) return JSON.parse(value) as unknown;
  if (type === "array") return value.split(",");
  if (type === "integer" || type === "number") return Number(value);
  return type === "boolean" ? value === "true" || value === "1" : value;
}

/** A refusal with each code that the method declares, and the reason for it. */
export function refusalExamples({ errors, scopes }: Method): Examples {
  const own = Object.entries(errors).map(([code, note]) => {
    const summary = typeof note === "string" ? note : note.reserved;
    return [code, { summary, value: { ok: false, error: code } }] as const;
  });
  const [needed] = scopes;
  if (needed === undefined) return Object.fromEntries(own);
  const missing = { ok: false, error: "missing_scope", needed: scopes.join(","), provided: "users:read" };
  return Object.fromEntries([
    ...own,
    ["missing_scope", { summary: commonErrors.missing_scope, value: missing }] as const,
  ]);
}
