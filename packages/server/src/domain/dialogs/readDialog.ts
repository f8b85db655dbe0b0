import { limits, type Outcome, type Refusal, succeed } from "@platform/protocol";
import {
  type Dialog,
  type DialogElement,
  type DialogGroup,
  type DialogOption,
  dialogSources,
  type SelectElement,
  type TextElement,
} from "./dialog.ts";
import { DialogReader } from "./dialogReader.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A legacy dialog, or all that is wrong with it. */
export function readDialog(given: Fields): Outcome<{ dialog: Dialog }, "validation_errors"> {
  const faults: string[] = [];
  const reader = new DialogReader(given, faults);
  const dialog: Dialog = {
    title: reader.required("title", limits.view_title_chars_max),
    callbackId: reader.required("callback_id", limits.dialog_callback_id_chars_max),
    state: reader.optional("state", limits.dialog_state_chars_max) ?? "",
    submitLabel: reader.optional("submit_label", limits.view_button_chars_max),
    notifiesOnCancel: reader.flag("notify_on_cancel"),
    elements: readElements(reader, faults),
  };
  if (/\s/.test(dialog.submitLabel ?? "")) reader.fault("field `submit_label` must be one word");
  return faults.length > 0 ? refuseDialog(faults) : succeed({ dialog });
}

/** Without the mark of other messages: clients show them to the author of the dialog as they are. */
function refuseDialog(messages: readonly string[]): Refusal<"validation_errors"> {
  return { ok: false, error: "validation_errors", response_metadata: { messages } };
}

function readElements(reader: DialogReader, faults: string[]): DialogElement[] {
  const given = reader.list("elements", limits.dialog_elements_max);
  if (given?.length === 0 || !given) {
    reader.missing("elements");
    return [];
  }
  const names = new Set<string>();
  return given.flatMap((fields, at) => {
    const one = new DialogReader(fields, faults, at);
    const element = readElement(one);
    if (element && element.name !== "" && names.size === names.add(element.name).size) {
      one.fault("has the `name` of another element");
    }
    return element ? [element] : [];
  });
}

function readElement(reader: DialogReader): DialogElement | undefined {
  const type = reader.choice("type", ["text", "textarea", "select"]);
  const head = {
    name: reader.required("name", limits.dialog_name_chars_max),
    label: reader.required("label", limits.dialog_label_chars_max),
    isOptional: reader.flag("optional"),
    placeholder: reader.optional("placeholder", limits.placeholder_chars_max),
    hint: reader.optional("hint", limits.dialog_hint_chars_max),
  };
  if (type === "select") return { ...head, type, ...readSelect(reader) };
  if (type) return { ...head, type, ...readText(reader, type) };
  reader.missing("type");
  return undefined;
}

function readText(reader: DialogReader, type: TextElement["type"]) {
  const max = type === "text" ? limits.dialog_text_chars_max : limits.dialog_textarea_chars_max;
  const minLength = reader.integer("min_length", { min: 0, max }) ?? 0;
  const maxLength = reader.integer("max_length", { min: 1, max }) ?? max;
  if (minLength > maxLength) reader.fault("field `min_length` cannot be larger than `max_length`");
  return { minLength, maxLength, value: reader.optional("value", max) };
}

function readSelect(
  reader: DialogReader,
): Omit<SelectElement, "type" | "name" | "label" | "isOptional" | "placeholder" | "hint"> {
  const source = reader.choice("data_source", dialogSources) ?? "static";
  const listed = {
    options: readOptions(reader, reader.list("options", limits.options_max)),
    groups: readGroups(reader),
  };
  const hasNone = (listed.options ?? listed.groups ?? []).length === 0;
  if (source === "static" && hasNone) reader.missing("options");
  const [selected] = readOptions(reader, reader.list("selected_options", 1)) ?? [];
  return {
    source,
    options: source === "static" && !listed.groups ? listed.options : undefined,
    groups: source === "static" ? listed.groups : undefined,
    selected: source === "external" ? selected : undefined,
    value:
      source === "external" ? undefined : (reader.optional("value", limits.dialog_option_chars_max) ?? selected?.value),
    minQueryLength: reader.integer("min_query_length", { min: 0, max: Number.MAX_SAFE_INTEGER }),
  };
}

function readGroups(reader: DialogReader): DialogGroup[] | undefined {
  return reader.list("option_groups", limits.option_groups_max)?.map((group) => {
    const faults: string[] = [];
    const inner = new DialogReader(group, faults);
    const label = inner.required("label", limits.dialog_option_chars_max);
    const options = readOptions(reader, inner.list("options", limits.options_max)) ?? [];
    if (options.length === 0 || faults.length > 0) reader.fault("has an invalid group in `option_groups`");
    return { label, options };
  });
}

function readOptions(reader: DialogReader, given: readonly Fields[] | undefined): DialogOption[] | undefined {
  return given?.map((fields) => {
    const faults: string[] = [];
    const inner = new DialogReader(fields, faults);
    const label = inner.required("label", limits.dialog_option_chars_max);
    const value = inner.required("value", limits.dialog_option_chars_max);
    if (faults.length > 0)
      reader.fault("has an invalid option: it needs a `label` and a `value` of at most 75 characters");
    return { label, value };
  });
}
