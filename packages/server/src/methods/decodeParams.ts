import { type Refusal, refuse } from "@platform/protocol";
import type { Method } from "./define.ts";
import { Fault, type Param } from "./params.ts";

/** Arguments as the method declares them, or the refusal that names what is wrong. Unknown arguments are ignored. */
export function decodeParams(
  method: Pick<Method, "params">,
  args: Readonly<Record<string, unknown>>,
): Record<string, unknown> | Refusal<string> {
  const values: Record<string, unknown> = {};
  let messages: string[] | undefined;
  for (const [name, param] of method.params) {
    const raw = args[name];
    let message: string;
    if (isAbsent(raw, param)) {
      if (!param.required) {
        values[name] = param.fallback;
        continue;
      }
      message = `missing required field: ${name}`;
    } else {
      const value = param.decode(raw);
      if (!(value instanceof Fault)) {
        values[name] = value;
        continue;
      }
      message = `${value.message}: ${name}`;
      if (value.isArray) return refuse("invalid_array_arg", message);
    }
    if (param.otherwise !== undefined) return refuse(param.otherwise, message);
    (messages ??= []).push(message);
  }
  return messages ? refuse("invalid_arguments", ...messages) : values;
}

/** Forms send an empty text for what was left blank; for an optional argument that is the same as not sending it. */
function isAbsent(raw: unknown, { required, isJson }: Pick<Param<unknown>, "required" | "isJson">): boolean {
  return raw === undefined || raw === null || (raw === "" && !required) || (raw === "null" && isJson === true);
}
