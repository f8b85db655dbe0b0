import { limits } from "../limits.ts";
import { parseStatement, type Comparison } from "./statement.ts";

/** When an event or a request from outside starts a workflow: comparisons, joined by AND, OR and NOT. */
export type Condition = Comparison | { readonly kind: "all" | "any" | "none"; readonly parts: readonly Condition[] };

export type ReadFilter =
  | { readonly ok: true; readonly condition: Condition }
  | { readonly ok: false; readonly fault: string };

const kinds: Readonly<Record<string, "all" | "any" | "none">> = { AND: "all", OR: "any", NOT: "none" };

/**
 * A filter as authors write it: `{version: 1, root}`, where a node is either `{statement}` or `{operator, inputs}`.
 *
 * @example
 * readFilter({ version: 1, root: { statement: "{{data.text}} CONTAINS 'help'" } })
 */
export function readFilter(filter: unknown): ReadFilter {
  const { version = 1, root } = fieldsOf(filter);
  if (version !== 1) return { ok: false, fault: "filter.version must be 1" };
  let left: number = limits.filter_statements_max;

  function readNode(node: unknown, place: string, depth: number): Condition | string {
    const { statement, operator, inputs } = fieldsOf(node);
    if (depth > limits.filter_depth_max) return `${place} is nested too deeply`;
    if (typeof statement === "string") {
      if (--left < 0) return `a filter has at most ${limits.filter_statements_max} statements`;
      const parsed = parseStatement(statement);
      return typeof parsed === "string" ? `${place}.statement ${parsed}` : parsed;
    }
    const kind = typeof operator === "string" ? kinds[operator] : undefined;
    if (!kind) return `${place} needs a statement, or an operator: AND, OR or NOT`;
    if (!Array.isArray(inputs) || inputs.length === 0) return `${place}.inputs must have something in it`;
    const parts: Condition[] = [];
    for (const [at, input] of inputs.entries()) {
      const part = readNode(input, `${place}.inputs[${at}]`, depth + 1);
      if (typeof part === "string") return part;
      parts.push(part);
    }
    return { kind, parts };
  }

  const read = readNode(root, "filter.root", 0);
  return typeof read === "string" ? { ok: false, fault: read } : { ok: true, condition: read };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
