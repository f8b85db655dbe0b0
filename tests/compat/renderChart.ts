import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";

/** What Helm gives to a template. */
interface Scope {
  readonly Values: Readonly<Record<string, unknown>>;
  readonly Release: { readonly Name: string };
}

type Variables = ReadonlyMap<string, unknown>;

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: Readonly<Record<string, unknown>>;
}

/**
 * Renders the templates of a chart as Helm does, as far as they go: conditions, ranges over maps, values and a few functions.
 * Whatever else a template uses fails here, because no Helm is at hand to try it.
 */
export function renderChart(chart: string, name: string, values: Readonly<Record<string, unknown>>): Manifest[] {
  const defaults = parse(readFileSync(join(chart, "values.yaml"), "utf8")) as Record<string, unknown>;
  const scope: Scope = { Values: merge(defaults, values), Release: { Name: name } };
  const folder = join(chart, "templates");
  return readdirSync(folder).flatMap((file) => {
    const text = renderTemplate(readFileSync(join(folder, file), "utf8"), scope);
    return parseAllDocuments(text).flatMap((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}\n${text}`);
      return document.contents === null ? [] : [document.toJS() as Manifest];
    });
  });
}

/** A value that the chart does not know would be ignored in silence. */
function merge(defaults: Record<string, unknown>, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const merged = { ...defaults };
  for (const [key, value] of Object.entries(values)) {
    const known = defaults[key];
    const isFree = isMap(known) && Object.keys(known).length === 0;
    if (!(key in defaults)) throw new Error(`the chart has no value ${key}`);
    merged[key] = isMap(known) && isMap(value) && !isFree ? merge(known, value) : value;
  }
  return merged;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function renderTemplate(template: string, scope: Scope): string {
  const parts = template
    .replaceAll(/\s*\{\{-/g, "{{")
    .replaceAll(/-\}\}\s*/g, "}}")
    .split(/\{\{\s*(.*?)\s*\}\}/s);
  const [text, end] = renderParts(parts, 0, scope, new Map());
  if (end < parts.length) throw new Error("an {{ end }} too many");
  return text;
}

/** From a part to the `end` or `else` of its block; odd parts are between braces. */
function renderParts(parts: readonly string[], from: number, scope: Scope, variables: Variables): [string, number] {
  let text = "";
  let at = from;
  while (at < parts.length) {
    const part = parts[at] ?? "";
    if (at % 2 === 0) text += part;
    else if (part === "end" || part === "else") return [text, at];
    else if (/^(if|range) /.test(part)) {
      const [block, next] = renderBlock(parts, at, scope, variables);
      text += block;
      at = next;
    } else text += printed(evaluate(part, scope, variables));
    at++;
  }
  return [text, at];
}

function printed(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The text of a block, and where its `end` is. */
function renderBlock(parts: readonly string[], at: number, scope: Scope, variables: Variables): [string, number] {
  const head = parts[at] ?? "";
  const range = /^range \$(\w+), \$(\w+) := (.*)$/.exec(head);
  const blank = skip(parts, at + 1);
  if (range) {
    const [, key = "", name = "", expression = ""] = range;
    const entries = Object.entries(evaluate(expression, scope, variables) as Record<string, unknown>);
    const rendered = entries.map(([found, value]) => {
      const inner = new Map([...variables, [key, found], [name, value]]);
      return renderParts(parts, at + 1, scope, inner)[0];
    });
    return [rendered.join(""), blank];
  }
  const isTrue = isTruthy(evaluate(head.slice("if ".length), scope, variables));
  const hasElse = parts[blank] === "else";
  const end = hasElse ? skip(parts, blank + 1) : blank;
  if (isTrue) return [renderParts(parts, at + 1, scope, variables)[0], end];
  return [hasElse ? renderParts(parts, blank + 1, scope, variables)[0] : "", end];
}

/** Where the block that begins here ends, or its `else` is. */
function skip(parts: readonly string[], from: number): number {
  let depth = 0;
  for (let at = from; at < parts.length; at++) {
    const part = at % 2 === 1 ? (parts[at] ?? "") : "";
    if (depth === 0 && (part === "end" || part === "else")) return at;
    if (/^(if|range) /.test(part)) depth++;
    else if (part === "end") depth--;
  }
  throw new Error("an {{ end }} is missing");
}

/** A pipeline: the value before a bar is the last argument of the function behind it. */
function evaluate(expression: string, scope: Scope, variables: Variables): unknown {
  const tokens = expression.match(/"(?:[^"\\]|\\.)*"|\(|\)|\||[^\s()|]+/g) ?? [];
  let at = 0;
  const term = (): unknown => {
    const token = tokens[at++] ?? "";
    if (token === "(") {
      const value = pipeline();
      if (tokens[at++] !== ")") throw new Error(`a bracket is open in ${expression}`);
      return value;
    }
    if (token.startsWith('"')) return JSON.parse(token) as string;
    if (/^\d+$/.test(token)) return Number(token);
    if (token.startsWith("$")) return variables.get(token.slice(1));
    if (token.startsWith(".")) return valueAt(scope, token.slice(1).split("."));
    const call = functions[token];
    if (!call) throw new Error(`no function ${token} is known here: ${expression}`);
    return call(rest());
  };
  const rest = (): unknown[] => {
    const found: unknown[] = [];
    while (at < tokens.length && tokens[at] !== ")" && tokens[at] !== "|") found.push(term());
    return found;
  };
  const pipeline = (): unknown => {
    let value = term();
    while (tokens[at] === "|") {
      const name = tokens[++at] ?? "";
      at++;
      const call = functions[name];
      if (!call) throw new Error(`no function ${name} is known here: ${expression}`);
      value = call([...rest(), value]);
    }
    return value;
  };
  return pipeline();
}

const functions: Readonly<Record<string, (values: readonly unknown[]) => unknown>> = {
  quote: ([value]) => JSON.stringify(String(value)),
  toJson: ([value]) => JSON.stringify(value),
  not: ([value]) => !isTruthy(value),
  and: (values) => values.every(isTruthy),
  gt: ([one, other]) => Number(one) > Number(other),
  required([message, value]) {
    if (!isTruthy(value)) throw new Error(String(message));
    return value;
  },
  fail([message]) {
    throw new Error(String(message));
  },
};

function isTruthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isMap(value) ? Object.keys(value).length > 0 : Boolean(value);
}

/** As strict as a misspelt value deserves, which Helm would print as nothing. */
function valueAt(scope: Scope, path: readonly string[]): unknown {
  let value: unknown = scope;
  for (const name of path) {
    if (!isMap(value) || !(name in value)) throw new Error(`there is no value .${path.join(".")}`);
    value = value[name];
  }
  return value;
}
