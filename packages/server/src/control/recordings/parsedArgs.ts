import { fieldsOf } from "./createdNames.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What people read, which may look like JSON and is none. */
const texts: ReadonlySet<string> = new Set(["text", "markdown_text", "title", "status"]);

/** The arguments of a call as the app meant them: a form carries lists and objects as JSON text. */
export function parsedArgs(args: unknown): Fields {
  return Object.fromEntries(
    Object.entries(fieldsOf(args)).map(([name, value]) => [name, texts.has(name) ? value : parseNested(value)]),
  );
}

function parseNested(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  return parseJson(value) ?? value;
}

export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
