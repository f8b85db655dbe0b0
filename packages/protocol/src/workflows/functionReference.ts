import { idPrefixes, idSource, idStart, idVariableChars } from "../ids.ts";

/** A function as a step of a workflow names it. */
export type FunctionReference =
  | { readonly kind: "builtin"; readonly name: string }
  | { readonly kind: "own"; readonly callbackId: string }
  | SharedReference
  | { readonly kind: "unknown" };

/** A function of another app, which shares it: by the app and its name there, or by its id. */
export type SharedReference =
  | { readonly kind: "shared"; readonly appId: string; readonly callbackId: string }
  | { readonly kind: "shared"; readonly functionId: string };

const builtinSyntax = /^(?:slack|platform)#\/functions\/([a-z][a-z0-9_]*)$/;
const sharedSyntax = new RegExp(`^(${idSource("app")})#/functions/([A-Za-z0-9_-]{1,100})$`);
const ownSyntax = /^(?:#\/functions\/)?([A-Za-z0-9_-]{1,100})$/;

const idSyntax = new RegExp(`^(?:${idStart("function")}|${idPrefixes.function})[A-Z0-9]{${idVariableChars}}$`);

/** With the zero after the prefix, or without it as in older manifests; a callback id seldom looks like either. */
export function isFunctionId(text: string): boolean {
  return idSyntax.test(text);
}

/**
 * `slack#/functions/send_message`, its neutral spelling `platform#/...`, `#/functions/greet` of the app itself, and
 * `A0123456789#/functions/greet` or `Fn0123456789` of another app.
 */
export function readFunctionReference(text: string): FunctionReference {
  const name = builtinSyntax.exec(text)?.[1];
  if (name !== undefined) return { kind: "builtin", name };
  const [, appId, named] = sharedSyntax.exec(text) ?? [];
  if (appId !== undefined && named !== undefined) return { kind: "shared", appId, callbackId: named };
  if (isFunctionId(text)) return { kind: "shared", functionId: text };
  const callbackId = ownSyntax.exec(text)?.[1];
  return callbackId === undefined ? { kind: "unknown" } : { kind: "own", callbackId };
}

/** The callback id of a workflow, which triggers name as `#/workflows/<callback id>`. */
export function workflowCallbackId(text: string): string {
  return text.startsWith("#/workflows/") ? text.slice("#/workflows/".length) : text;
}
