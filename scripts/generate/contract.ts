import type { Method } from "../../packages/server/src/methods/define.ts";
import { paramsSchema } from "../../packages/server/src/http/openapi.ts";
import { type Named, printNamed, typeText } from "./typeText.ts";

/** What client code may know of each method: its arguments, its answer, its refusals. Collects the schemas that it names. */
export function printContract(methods: readonly Method[], named: Named): string {
  const printed = methods.map((method) => printMethod(method, named));
  return `// GENERATED from the method definitions by npm run gen.
import type { CommonCode } from "../errors.ts";

/** Every method: what it takes, what it answers, and which codes are its own. */
export interface Methods {
${printed.join("\n")}
}

${printNamed(named)}
export type MethodName = keyof Methods;
export type MethodParams<Name extends MethodName> = Methods[Name]["params"];
export type MethodResult<Name extends MethodName> = Methods[Name]["result"];
export type MethodCode<Name extends MethodName> = Methods[Name]["errors"] | CommonCode;
`;
}

/** What is answered as a file has no JSON; a client hands out its bytes. */
const fileResult = "{ readonly ok: true; readonly bytes: Uint8Array }";

function printMethod(method: Method, named: Named): string {
  const codes = Object.keys(method.errors);
  return `  /** ${method.summary} */
  "${method.name}": {
    readonly params: ${typeText(paramsSchema(method), "    ", named)};
    readonly result: ${method.answersFile === undefined ? typeText(method.result, "    ", named) : fileResult};
    readonly errors: ${codes.length === 0 ? "never" : codes.map((code) => JSON.stringify(code)).join(" | ")};
  };`;
}

export function printSchemas(methods: readonly Method[]): string {
  const entries = methods.map((method) => [
    method.name,
    { params: paramsSchema(method), result: method.result, errors: Object.keys(method.errors) },
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), undefined, 1)}\n`;
}
