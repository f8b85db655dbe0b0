import { agentToolsText as text } from "../../strings/agentTools.ts";

type Fields = Readonly<Record<string, unknown>>;

/** One field of the form for the arguments of a tool. */
export interface ToolField {
  /** Empty for a field that holds all arguments as JSON. */
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly kind: "text" | "number" | "integer" | "boolean" | "choice" | "json";
  readonly isRequired: boolean;
  readonly initial: string;
  /** Of a choice: what each stands for. */
  readonly choices: readonly unknown[];
}

export type ToolValues = Readonly<Record<string, string>>;

export type ReadArguments =
  | { readonly ok: true; readonly args: Fields }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** More than anybody fills in one by one. */
const fieldsMax = 30;
const choicesMax = 100;
const labelCharsMax = 100;
const hintCharsMax = 300;

/** A form for the schema of a tool. What has no simple field is entered as JSON. */
export function fieldsOf(schema: Fields): readonly ToolField[] {
  const properties = isFields(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  if (properties.length > fieldsMax) return [wholeField];
  const required = Array.isArray(schema["required"]) ? (schema["required"] as unknown[]) : [];
  return properties.map(([name, given]) => fieldOf(name, isFields(given) ? given : {}, required.includes(name)));
}

const wholeField: ToolField = {
  name: "",
  label: text.arguments,
  hint: undefined,
  kind: "json",
  isRequired: true,
  initial: "{}",
  choices: [],
};

function fieldOf(name: string, schema: Fields, isRequired: boolean): ToolField {
  const { title, description, default: preset } = schema;
  const choices = choicesOf(schema);
  const kind = choices.length > 0 ? "choice" : kindOf(schema["type"]);
  return {
    name,
    label: (typeof title === "string" && title !== "" ? title : name).slice(0, labelCharsMax),
    hint: typeof description === "string" && description !== "" ? description.slice(0, hintCharsMax) : undefined,
    kind,
    isRequired,
    initial: initialOf(kind, choices, preset),
    choices,
  };
}

function choicesOf(schema: Fields): readonly unknown[] {
  const given = schema["enum"];
  return Array.isArray(given) && given.length <= choicesMax ? (given as unknown[]) : [];
}

function kindOf(type: unknown): ToolField["kind"] {
  switch (type) {
    case "string":
      return "text";
    case "number":
    case "integer":
    case "boolean":
      return type;
    default:
      return "json";
  }
}

function initialOf(kind: ToolField["kind"], choices: readonly unknown[], preset: unknown): string {
  if (preset === undefined) return "";
  if (kind === "choice") {
    const at = choices.indexOf(preset);
    return at < 0 ? "" : String(at);
  }
  if (kind === "json") return JSON.stringify(preset);
  return typeof preset === "string" || typeof preset === "number" || typeof preset === "boolean" ? String(preset) : "";
}

/** What a person entered, as the tool takes it; or what is wrong with it, by field. Empty fields are left out. */
export function readArguments(fields: readonly ToolField[], values: ToolValues): ReadArguments {
  const args: [string, unknown][] = [];
  const errors: [string, string][] = [];
  for (const field of fields) {
    const entered = values[field.name] ?? field.initial;
    if (entered.trim() === "" && (field.kind !== "text" || entered === "")) {
      if (field.isRequired) errors.push([field.name, text.required]);
      continue;
    }
    const read = readValue(field, entered);
    if ("fault" in read) errors.push([field.name, read.fault]);
    else args.push([field.name, read.value]);
  }
  if (errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) };
  const [first] = args;
  if (first?.[0] === "" && isFields(first[1])) return { ok: true, args: first[1] };
  return { ok: true, args: Object.fromEntries(args) };
}

function readValue(field: ToolField, entered: string): { readonly value: unknown } | { readonly fault: string } {
  switch (field.kind) {
    case "text":
      return { value: entered };
    case "boolean":
      return { value: entered === "true" };
    case "choice":
      return { value: field.choices[Number(entered)] };
    case "number":
    case "integer": {
      const value = Number(entered);
      if (!Number.isFinite(value)) return { fault: text.notANumber };
      return field.kind === "integer" && !Number.isInteger(value) ? { fault: text.notAnInteger } : { value };
    }
    case "json":
      return readJson(field, entered);
  }
}

function readJson(field: ToolField, entered: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    const value: unknown = JSON.parse(entered);
    return field.name === "" && !isFields(value) ? { fault: text.notJson } : { value };
  } catch {
    return { fault: text.notJson };
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
