import type { MethodCode, MethodName, MethodParams, MethodResult } from "@platform/protocol/contract/methods.ts";

/** What a call was refused with. Said here once more, because a project takes this folder along and nothing else. */
export interface Refused<Code extends string> {
  readonly ok: false;
  readonly error: Code;
  readonly needed?: string;
  readonly response_metadata?: { readonly messages: readonly string[] };
}

type Call<Name extends MethodName> = (
  params: MethodParams<Name>,
) => Promise<MethodResult<Name> | Refused<MethodCode<Name>>>;

/** The methods whose names begin so, as an object of objects: `client.chat.postMessage(...)`. */
type Under<Prefix extends string> = {
  readonly [
    Name in MethodName as Name extends `${Prefix}${infer Rest}` ? First<Rest> : never
  ]: Member<`${Prefix}${Name extends `${Prefix}${infer Rest}` ? First<Rest> : never}`>;
};
type First<Path extends string> = Path extends `${infer Head}.${string}` ? Head : Path;
type Member<Path extends string> = (Path extends MethodName ? Call<Path> : unknown) &
  (Extract<MethodName, `${Path}.${string}`> extends never ? unknown : Under<`${Path}.`>);

/** The Web API as a function sees it. A refusal is a value with `ok: false`, never an exception. */
export type FunctionClient = Under<""> & {
  apiCall(method: string, params?: object): Promise<{ readonly ok: boolean } & Readonly<Record<string, unknown>>>;
};

/** A client that acts with the token of one execution. Deployed functions are given the same one by the platform. */
export function functionClient({ token, apiUrl }: { readonly token: string; readonly apiUrl: string }): FunctionClient {
  const apiCall = async (method: string, params: object = {}): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
    const response = await fetch(`${apiUrl}${method}`, { method: "POST", headers, body: JSON.stringify(params) });
    return response.json();
  };
  const at = (path: string): unknown =>
    new Proxy((params: object) => apiCall(path, params), {
      get(_target, name) {
        // Something with a `then` would be awaited, and so called as a method of that name.
        if (typeof name !== "string" || name === "then") return undefined;
        if (path === "" && name === "apiCall") return apiCall;
        return at(path === "" ? name : `${path}.${name}`);
      },
    });
  return at("") as FunctionClient;
}
