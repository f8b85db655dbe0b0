/** A function as a step of a workflow names it. */
export type FunctionReference =
  | { readonly kind: "builtin"; readonly name: string }
  | { readonly kind: "own"; readonly callbackId: string }
  | { readonly kind: "unknown" };

const builtinSyntax = /^(?:slack|platform)#\/functions\/([a-z][a-z0-9_]*)$/;
const ownSyntax = /^(?:#\/functions\/)?([A-Za-z0-9_-]{1,100})$/;

/** `slack#/functions/send_message`, its neutral spelling `platform#/...`, and `#/functions/greet` of the app itself. */
export function readFunctionReference(text: string): FunctionReference {
  const name = builtinSyntax.exec(text)?.[1];
  if (name !== undefined) return { kind: "builtin", name };
  const callbackId = ownSyntax.exec(text)?.[1];
  return callbackId === undefined ? { kind: "unknown" } : { kind: "own", callbackId };
}

/** The callback id of a workflow, which triggers name as `#/workflows/<callback id>`. */
export function workflowCallbackId(text: string): string {
  return text.startsWith("#/workflows/") ? text.slice("#/workflows/".length) : text;
}
