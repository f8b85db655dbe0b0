import { type CustomTypes, schemaChain, baseTypeName } from "../workflows/customTypes.ts";
import { type Fields, isFields, type Parameter } from "../workflows/parameter.ts";
import { platformObjects } from "../workflows/platformTypes.ts";
import { pathOf } from "../workflows/template.ts";
import { itemsOf, printType, type Typed } from "../workflows/typeFit.ts";

/** What the steps of a workflow can refer to at one point: its inputs, and what the steps before return. */
export interface StepScope {
  readonly inputs: readonly Parameter[];
  readonly types: CustomTypes;
  /** The steps before, by id. */
  readonly done: ReadonlyMap<string, DoneStep>;
}

export interface DoneStep {
  /** As messages name it: `send_message`. */
  readonly name: string;
  /** Undefined where it is unknown, as of a function that another app shares. */
  readonly outputs: readonly Parameter[] | undefined;
  readonly types: CustomTypes;
}

/** Where a reference leads. The type is undefined when nothing declares it. */
export type Resolved = { readonly fault: string } | { readonly typed: Typed | undefined };

export function resolveReference(reference: string, scope: StepScope): Resolved {
  const [root = "", name = "", ...rest] = pathOf(reference);
  const words = `{{${reference}}}`;
  if (root === "inputs") {
    const input = scope.inputs.find((one) => one.name === name);
    if (!input) return { fault: `the workflow declares no input ${name}${listed(scope.inputs)}` };
    return resolveInside({ schema: input.schema, types: scope.types }, rest, words);
  }
  if (root !== "steps") return { fault: `${words} leads nowhere: begin with inputs or steps` };
  const step = scope.done.get(name);
  if (!step) return { fault: `there is no step ${name} before this one` };
  const [outputName = "", ...deeper] = rest;
  if (!step.outputs) return { typed: undefined };
  const output = step.outputs.find((one) => one.name === outputName);
  if (!output) return { fault: `step ${name} (${step.name}) has no output ${outputName}${listed(step.outputs)}` };
  return resolveInside({ schema: output.schema, types: step.types }, deeper, words);
}

/** What there is instead, which is most likely what was meant. */
function listed(known: readonly Parameter[]): string {
  return known.length === 0 ? "; it has none" : `; it has ${known.map(({ name }) => name).join(", ")}`;
}

function resolveInside(typed: Typed, path: readonly string[], words: string): Resolved {
  const [name, ...rest] = path;
  if (name === undefined) return { typed };
  const base = baseTypeName(typed.schema, typed.types);
  if (base === "array") {
    const items = /^\d+$/.test(name) ? itemsOf(typed) : undefined;
    return items ? resolveInside(items, rest, words) : { typed: undefined };
  }
  const known = platformObjects.get(base ?? "");
  const { properties, isClosed } = known ? propertiesOf([known], true) : propertiesOf(chainOf(typed), false);
  const inside = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (isFields(inside)) return resolveInside({ schema: inside, types: typed.types }, rest, words);
  const isOpen = !isClosed && (base === undefined || holdsAnything.has(base));
  if (isOpen) return { typed: undefined };
  return { fault: `${words} leads nowhere: ${printType(typed)} has no ${name} inside` };
}

const holdsAnything: ReadonlySet<string> = new Set([
  "object",
  "blocks",
  "rich_text",
  "expanded_rich_text",
  "credential/oauth2",
]);

function chainOf({ schema, types }: Typed): readonly Fields[] {
  return schemaChain(schema, types) ?? [schema];
}

function propertiesOf(chain: readonly Fields[], isPlatforms: boolean) {
  const declaring = chain.find((one) => isFields(one["properties"]));
  const properties = declaring && (declaring["properties"] as Fields);
  return { properties, isClosed: isPlatforms || chain.some((one) => one["additionalProperties"] === false) };
}
