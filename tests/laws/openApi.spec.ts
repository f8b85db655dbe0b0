import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { isScope } from "@platform/protocol";
import { events } from "@platform/protocol/events/index.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import { methods as registry } from "../../packages/server/src/methods/registry.ts";
import { isMandatory } from "../../packages/server/src/methods/params.ts";

interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
  readonly example?: unknown;
}

interface Schema {
  readonly required?: readonly string[];
  readonly [name: string]: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly ({ name: string; required: boolean; description: string } & Partial<Media>)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Record<string, Media> }>>;
}

interface Document {
  readonly info: { readonly license?: { readonly name: string } };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, { readonly flows?: { authorizationCode: { scopes: object } } }>>;
    readonly responses: Readonly<Record<string, { readonly headers: object; readonly content: Record<string, Media> }>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

const text = readFileSync(new URL("../../docs/api/openapi.json", import.meta.url), "utf8");
const document = JSON.parse(text) as Document;
const operations = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation] as const),
);
const webhooks = Object.values(document.webhooks).map(({ post }) => post);
const methods = [...registry.values()];

/** The references of the document lead into it, so it is the schema that all others are part of. */
const ajv = new Ajv2020({
  strict: false,
  validateSchema: false,
  inlineRefs: false,
  code: { optimize: false },
  formats: { binary: true },
});
ajv.addSchema({ $id: "openapi", ...document });

function check(pointer: string, value: unknown): unknown {
  const validate = ajv.getSchema(`openapi#${pointer}`);
  assert.ok(validate, pointer);
  return validate(value) ? undefined : validate.errors;
}

function escape(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

describe("the OpenAPI document describes every method", () => {
  test("with the limit of its rate, and what to do then", () => {
    for (const { operationId, responses } of operations.values()) {
      assert.equal(responses["429"]?.$ref, "#/components/responses/RateLimited", operationId);
      assert.equal(responses["503"]?.$ref, "#/components/responses/Unavailable", operationId);
    }
    const { RateLimited: limited } = document.components.responses;
    assert.ok(limited && "Retry-After" in limited.headers);
    assert.deepEqual(limited.content["application/json"]?.example, { ok: false, error: "ratelimited" });
  });

  test("with every refusal that it declares, as schema and as example", () => {
    for (const { name, errors } of methods) {
      const media = operations.get(name)?.responses["200"]?.content?.["application/json"];
      for (const code of Object.keys(errors)) {
        assert.ok(JSON.stringify(media?.schema).includes(`"${code}"`), `${name}: ${code}`);
        assert.deepEqual((media?.examples?.[code]?.value as { error: string } | undefined)?.error, code, name);
      }
    }
  });

  test("with the tokens that it accepts and the scopes of which one is enough", () => {
    const postMessage = operations.get("chat.postMessage");
    assert.deepEqual(postMessage?.security, [{ bot: ["chat:write"] }, { user: ["chat:write"] }]);
    assert.deepEqual(operations.get("apps.connections.open")?.security, [{ app: ["connections:write"] }]);
    assert.deepEqual(operations.get("api.test")?.security, []);
    assert.deepEqual(operations.get("client.blocks.act")?.security, [{ session: [] }]);
    assert.deepEqual(operations.get("apps.manifest.create")?.security, [
      { config: ["app_configurations:write"] },
      { session: [] },
    ]);
    for (const { name, tokens, scopes, forPeople } of methods) {
      const security = operations.get(name)?.security ?? [];
      assert.equal(security.length > 0, tokens.length > 0, name);
      const named = security.flatMap((one) => Object.values(one).flat());
      assert.ok(
        named.every((scope) => scopes.includes(scope)),
        name,
      );
      const grantable = scopes.filter((scope) => isScope(scope));
      if (!forPeople) assert.deepEqual([...new Set(named)].filter(isScope), [...new Set(grantable)], name);
    }
  });

  test("with the arguments that every call needs", () => {
    for (const { name, params } of methods) {
      const operation = operations.get(name);
      const { properties: _, required = [] } = operation?.requestBody?.content["application/json"]?.schema ?? {};
      const queried = operation?.parameters?.filter((one) => one.required).map((one) => one.name) ?? [];
      const mandatory = params.filter(([, param]) => isMandatory(param)).map(([param]) => param);
      assert.deepEqual([...required, ...queried].toSorted(), mandatory.toSorted(), name);
      if (operation?.requestBody) assert.equal(operation.requestBody.required, mandatory.length > 0, name);
    }
    const bodyOf = (name: string) => operations.get(name)?.requestBody?.content["application/json"]?.schema.required;
    assert.deepEqual(bodyOf("reactions.add"), ["channel", "timestamp", "name"]);
    assert.deepEqual(bodyOf("conversations.invite"), ["channel", "users"]);
    assert.deepEqual(bodyOf("chat.startStream"), ["channel", "thread_ts"]);
  });

  test("with examples that its own schemas accept", () => {
    let count = 0;
    for (const [path, item] of Object.entries(document.paths)) {
      for (const [verb, { requestBody, responses, parameters = [] }] of Object.entries(item)) {
        const place = `/paths/${escape(path)}/${verb}`;
        const json = escape("application/json");
        for (const { value } of Object.values(requestBody?.content["application/json"]?.examples ?? {})) {
          count++;
          assert.equal(check(`${place}/requestBody/content/${json}/schema`, value), undefined, path);
        }
        for (const { value } of Object.values(responses["200"]?.content?.["application/json"]?.examples ?? {})) {
          assert.equal(check(`${place}/responses/200/content/${json}/schema`, value), undefined, path);
        }
        for (const [at, { example, name }] of parameters.entries()) {
          if (example === undefined) continue;
          assert.equal(check(`${place}/parameters/${at}/schema`, example), undefined, `${path}: ${name}`);
        }
      }
    }
    assert.ok(count > 100);
  });
});

describe("the OpenAPI document describes every event of apps", () => {
  test("as a signed webhook, with an example that its schema accepts", () => {
    const received = events.filter(({ receivers }) => receivers.includes("apps")).map(({ type }) => type);
    assert.deepEqual(Object.keys(document.webhooks), received);
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      assert.deepEqual(post.security, [{ signature: [] }]);
      const [example] = Object.values(post.requestBody?.content["application/json"]?.examples ?? {});
      const place = `/webhooks/${escape(type)}/post/requestBody/content/application~1json/schema`;
      assert.equal(check(place, example?.value), undefined, type);
    }
  });
});

/** What the linter of OpenAPI documents that most people use reports with its recommended rules. */
describe("the OpenAPI document passes the usual linters", () => {
  const everything = [...operations.values(), ...webhooks];

  test("has a license, and describes its tags", () => {
    assert.equal(document.info.license?.name, "Apache-2.0");
    const described = new Set(document.tags.map(({ name }) => name));
    assert.ok(document.tags.every(({ description }) => description !== ""));
    for (const { tags, operationId } of everything)
      assert.ok(
        tags.every((tag) => described.has(tag)),
        operationId,
      );
  });

  test("every operation has an id of its own, a summary, security and a response for faults of the caller", () => {
    assert.equal(new Set(everything.map(({ operationId }) => operationId)).size, everything.length);
    for (const { operationId, summary, security, responses } of everything) {
      assert.ok(summary.length > 0 && Array.isArray(security), operationId);
      assert.ok(
        Object.keys(responses).some((status) => status.startsWith("4")),
        operationId,
      );
    }
  });

  test("every security scheme and scope is defined, every reference leads somewhere and nothing is unused", () => {
    const { securitySchemes, schemas, responses } = document.components;
    for (const { operationId, security } of everything) {
      for (const [scheme, scopes] of security.flatMap((one) => Object.entries(one))) {
        const flow = securitySchemes[scheme]?.flows?.authorizationCode;
        assert.ok(scheme in securitySchemes, `${operationId}: ${scheme}`);
        if (flow) for (const scope of scopes) assert.ok(scope in flow.scopes, `${operationId}: ${scope}`);
      }
    }
    const used = new Set([...text.matchAll(/"\$ref": "#\/components\/(\w+\/[^"]+)"/g)].map(([, name]) => name));
    const defined = [
      ...Object.keys(schemas).map((name) => `schemas/${name}`),
      ...Object.keys(responses).map((name) => `responses/${name}`),
    ];
    assert.deepEqual([...used].toSorted(), defined.toSorted());
  });
});
