import { cutCharacters, limits } from "@platform/protocol";
import { isFields } from "../interactions/act.ts";
import type { ViewContent } from "../views/view.ts";
import type { Dialog, DialogElement, DialogGroup, DialogOption, SelectElement } from "./dialog.ts";

type Fields = Readonly<Record<string, unknown>>;

const plain = (text: string) => ({ type: "plain_text" as const, text });

/** A dialog as the modal that people see: state, menus and checks are those of every view. */
export function dialogView(dialog: Dialog): ViewContent {
  const view = {
    type: "modal",
    title: plain(dialog.title),
    submit: plain(dialog.submitLabel ?? "Submit"),
    close: plain("Cancel"),
    callback_id: dialog.callbackId,
    notify_on_close: dialog.notifiesOnCancel,
    blocks: dialog.elements.map((element, at) => ({
      type: "input",
      block_id: String(at),
      label: plain(element.label),
      optional: element.isOptional,
      ...(element.hint !== undefined && { hint: plain(element.hint) }),
      element: {
        action_id: cutCharacters(element.name, limits.action_id_chars_max),
        ...(element.placeholder !== undefined && { placeholder: plain(element.placeholder) }),
        ...inputOf(element),
      },
    })),
  };
  return view as unknown as ViewContent;
}

function inputOf(element: DialogElement): Fields {
  if (element.type === "select") return menuOf(element);
  return {
    type: "plain_text_input",
    multiline: element.type === "textarea",
    min_length: element.minLength,
    max_length: element.maxLength,
    ...(element.value !== undefined && { initial_value: element.value }),
  };
}

/** Initial values of these menus name a person or a conversation; the server shows those that the person can see. */
const filled = {
  users: ["users_select", "initial_user"],
  channels: ["channels_select", "initial_channel"],
  conversations: ["conversations_select", "initial_conversation"],
} as const;

function menuOf(menu: SelectElement): Fields {
  const { source, value, selected, options = [], groups } = menu;
  if (source === "external") {
    return {
      type: "external_select",
      min_query_length: menu.minQueryLength ?? 1,
      ...(selected && { initial_option: optionOf(selected) }),
    };
  }
  if (source !== "static") {
    const [type, initial] = filled[source];
    return { type, ...(value !== undefined && { [initial]: value }) };
  }
  const offered = groups?.flatMap((group) => group.options) ?? options;
  const chosen = offered.find((option) => option.value === value);
  return {
    type: "static_select",
    ...(groups ? { option_groups: groups.map(groupOf) } : { options: options.map(optionOf) }),
    ...(chosen && { initial_option: optionOf(chosen) }),
  };
}

const optionOf = ({ label, value }: DialogOption) => ({ text: plain(label), value });
const groupOf = ({ label, options }: DialogGroup) => ({ label: plain(label), options: options.map(optionOf) });

/** What an app answers when it is asked for options, as an answer for a menu of a block. */
export function menuOfDialogAnswer({ options, option_groups: groups }: Fields): Fields {
  if (!Array.isArray(groups)) return { options: Array.isArray(options) ? options.map(loadedOption) : options };
  return {
    option_groups: groups.map((group: unknown) =>
      isFields(group) && Array.isArray(group["options"])
        ? { label: loadedText(group["label"]), options: group["options"].map(loadedOption) }
        : group,
    ),
  };
}

function loadedOption(option: unknown): unknown {
  if (!isFields(option)) return option;
  const { label, value } = option;
  return { text: loadedText(label), value: typeof value === "number" ? String(value) : value };
}

const loadedText = (text: unknown) => (typeof text === "string" ? plain(text) : text);
