import { withScopes } from "./ownToken.ts";
import type { Actor, Workspace } from "./workspace.ts";

/** What a SCIM server answered. The body of an empty answer is an empty object. */
export interface ScimAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read resources of many shapes
  readonly body: any;
}

/** A client as an identity provider has it. */
export interface ScimClient {
  get(path: string): Promise<ScimAnswer>;
  post(path: string, body: unknown): Promise<ScimAnswer>;
  put(path: string, body: unknown): Promise<ScimAnswer>;
  patch(path: string, body: unknown): Promise<ScimAnswer>;
  delete(path: string): Promise<ScimAnswer>;
}

/** Paths follow the version, such as `/Users`. The server has to listen. */
export function scimClient(world: Workspace, token: string, version: "v1" | "v2" = "v2"): ScimClient {
  const send = async (method: string, path: string, body?: unknown): Promise<ScimAnswer> => {
    const response = await fetch(`${world.platform.baseUrl}/scim/${version}${path}`, {
      method,
      headers: {
        ...(token !== "" && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/scim+json" }),
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? {} : JSON.parse(text) };
  };
  return {
    get: (path) => send("GET", path),
    post: (path, body) => send("POST", path, body),
    put: (path, body) => send("PUT", path, body),
    patch: (path, body) => send("PATCH", path, body),
    delete: (path) => send("DELETE", path),
  };
}

/** The client of the workspace's owner, or of another person with the scope that SCIM needs. */
export async function ownScim(
  world: Workspace,
  { as = world.alice, version = "v2" }: { as?: Actor; version?: "v1" | "v2" } = {},
): Promise<ScimClient> {
  return scimClient(world, (await withScopes(world, as, ["admin"])).token, version);
}

/** A change of version 2. */
export function patchOf(...operations: readonly object[]): object {
  return { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations: operations };
}

/** A person as an identity provider adds them. */
export function newPerson(name: string, more: object = {}): object {
  return {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
    userName: `${name}@acme.test`,
    name: { givenName: name, familyName: "Example" },
    emails: [{ value: `${name}@acme.test`, type: "work", primary: true }],
    active: true,
    ...more,
  };
}
