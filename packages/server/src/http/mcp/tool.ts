import type { Refusal } from "@platform/protocol";
import type { MethodName } from "@platform/protocol/contract/methods.ts";
import type { Static, TObject, TProperties } from "typebox";
import type { ToolHost } from "./toolHost.ts";

/** What clients show people before a tool runs, and what they ask consent for. */
export interface ToolAnnotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** Bytes of a file, beside the text. */
export type ToolContent = Readonly<{ type: "image"; data: string; mimeType: string }> | EmbeddedBytes;

interface EmbeddedBytes {
  readonly type: "resource";
  readonly resource: { readonly uri: string; readonly mimeType: string; readonly blob: string };
}

export interface ToolAnswer<Data> {
  readonly ok: true;
  /** The parts of the text, by the names that the hosted server gives them. It is sent as JSON. */
  readonly text: Readonly<Record<string, string>>;
  /** The same as data, which fits the output schema. */
  readonly data: Data;
  readonly content?: readonly ToolContent[];
}

/** A scope, or several of which one is enough. */
export type ToolScopes = readonly string[];

interface ToolDefinition<Args extends TProperties, Output extends TProperties> {
  readonly name: string;
  readonly title: string;
  /** What a model reads to decide whether to call it. */
  readonly description: string;
  /** One of these is needed. Tools without them are not listed. */
  readonly scopes: ToolScopes;
  /**
   * The method whose rate limit it shares, where no method is called that counts by itself.
   */
  readonly countsAs?: MethodName;
  readonly annotations: ToolAnnotations;
  readonly args: TObject<Args>;
  readonly output: TObject<Output>;
  run(host: ToolHost, args: Static<TObject<Args>>): Promise<ToolAnswer<Static<TObject<Output>>> | Refusal<string>>;
}

/** A tool with its types forgotten. The list of tools, the docs page and the filter by scopes are made from it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scopes: ToolScopes;
  readonly countsAs: MethodName | undefined;
  readonly annotations: ToolAnnotations;
  readonly args: TObject;
  readonly output: TObject;
  run(host: ToolHost, args: unknown): Promise<ToolAnswer<unknown> | Refusal<string>>;
}

export function defineTool<Args extends TProperties, Output extends TProperties>(
  definition: ToolDefinition<Args, Output>,
): Tool {
  return {
    ...definition,
    countsAs: definition.countsAs,
    run: (host, args) => definition.run(host, args as Static<TObject<Args>>),
  };
}

/** Changes nothing, and stays within the workspace. */
export const reads: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Adds something that other people see, a second time if it is called again. */
export const adds: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};

/** The same, where a second call changes nothing. */
export const addsOnce: ToolAnnotations = { ...adds, idempotentHint: true };

/** Replaces or deletes what was there. */
export const replaces: ToolAnnotations = { ...adds, destructiveHint: true };

export function mayUse({ scopes }: Pick<Tool, "scopes">, held: readonly string[]): boolean {
  return scopes.some((scope) => held.includes(scope));
}
