import { type TProperties, type TSchema, Type } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { limits } from "../limits.ts";
import { describeFaults } from "../manifest/describeFaults.ts";
import { blockFields, containerTypes } from "./block.ts";
import { listFields, listItems } from "./containers/list.ts";
import { preformattedFields } from "./containers/preformatted.ts";
import { quoteFields, quotedTypes } from "./containers/quote.ts";
import { sectionFields } from "./containers/section.ts";
import { inlineSchemas } from "./inline.ts";

/** One thing that is wrong, and where: the pointer leads from the block inwards and is empty for the block itself. */
export type RichTextFault = { readonly message: string; readonly pointer: string };

/**
 * All that is wrong with a rich text block, in the words that tools of this field know.
 *
 * @example
 * validateRichText({ type: "rich_text" }) // [{ message: "missing required field: elements", pointer: "" }]
 */
export function validateRichText(block: unknown): RichTextFault[] {
  const faults: RichTextFault[] = [];
  examine(block, "", { types: onlyBlocks, inline: false }, faults);
  return faults;
}

/** What may stand inside: containers by name, and the elements of a line or none of them. */
type Holds = { readonly types: ReadonlySet<string>; readonly inline: boolean };
/** A thing that holds others: its own fields are checked by the schema, what it holds by the type that each one names. */
type Kind = { readonly validator: () => Validator; readonly holds?: Holds };

const onlyBlocks: ReadonlySet<string> = new Set(["rich_text"]);

const kindOf: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["rich_text", container(blockFields, containerTypes, false)],
  ["rich_text_section", container(sectionFields, [], true)],
  ["rich_text_list", container(listFields, ["rich_text_section"], false, listItems)],
  ["rich_text_preformatted", container(preformattedFields, [], true)],
  ["rich_text_quote", container(quoteFields, quotedTypes, true)],
  ...Object.entries(inlineSchemas).map(([type, schema]) => [type, { validator: compiledOnce(schema) }] as const),
]);

function container(fields: TProperties, types: readonly string[], inline: boolean, items = {}): Kind {
  const shell = Type.Object({ ...fields, elements: Type.Array(Type.Unknown(), items) });
  return { validator: compiledOnce(shell), holds: { types: new Set(types), inline } };
}

/** A page that shows no rich text does not pay for it. */
function compiledOnce(schema: TSchema): () => Validator {
  let compiled: Validator | undefined;
  return () => (compiled ??= Compile(schema));
}

function examine(thing: unknown, pointer: string, place: Holds, faults: RichTextFault[]): void {
  const kind = kindFitting(thing, pointer, place, faults);
  if (kind === undefined) return;
  const validator = kind.validator();
  if (!validator.Check(thing)) {
    for (const fault of describeFaults(validator.Errors(thing))) {
      faults.push({ message: fault.message, pointer: fault.pointer === "/" ? pointer : pointer + fault.pointer });
    }
  }
  const { holds } = kind;
  if (holds === undefined || !isRecord(thing) || !Array.isArray(thing["elements"])) return;
  for (const [at, held] of thing["elements"].entries()) {
    // Hostile input can be wrong in a million places; nobody reads that far.
    if (faults.length >= limits.block_faults_max) return;
    examine(held, `${pointer}/elements/${at}`, holds, faults);
  }
}

function kindFitting(thing: unknown, pointer: string, place: Holds, faults: RichTextFault[]): Kind | undefined {
  if (!isRecord(thing)) return report("must provide an object", pointer);
  if (!Object.hasOwn(thing, "type")) return report("missing required field: type", pointer);
  const { type } = thing;
  if (typeof type !== "string") return report("must provide a string", `${pointer}/type`);
  const fits = place.types.has(type) || (place.inline && Object.hasOwn(inlineSchemas, type));
  return fits ? kindOf.get(type) : report(`unsupported type: ${type}`, `${pointer}/type`);

  function report(message: string, where: string): undefined {
    faults.push({ message, pointer: where });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
