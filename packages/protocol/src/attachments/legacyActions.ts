import { limits } from "../limits.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Buttons and menus of a legacy attachment as a block, so that they are drawn, chosen from and checked like any other. */
export interface LegacyActionsBlock {
  readonly type: "actions";
  readonly block_id: string;
  /** Blocks of apps cannot have these fields. */
  readonly attachment_id: string;
  readonly callback_id?: string;
  /** `action_id` is the position in `actions`: names may repeat. */
  readonly elements: readonly (Fields & { readonly type: string; readonly action_id: string })[];
}

/** One block, or none where nothing in `actions` can be shown. */
export function legacyActionsBlocks({ id, actions, callback_id: callbackId }: Fields): readonly LegacyActionsBlock[] {
  if (!Array.isArray(actions)) return [];
  const elements = actions.slice(0, limits.attachment_actions_max).flatMap((action: unknown, at) => {
    const element = isFields(action) ? elementOf(action) : undefined;
    return element ? [{ ...element, action_id: String(at) }] : [];
  });
  if (elements.length === 0) return [];
  const named = { block_id: `attachment_actions:${String(id)}`, attachment_id: String(id) };
  return [{ type: "actions", ...named, ...(isText(callbackId) && { callback_id: callbackId }), elements }];
}

/** What an app answers when it is asked for the options of a legacy menu, as an answer for a menu of a block. */
export function menuOfLegacyAnswer(answer: Fields): Fields {
  const { options, option_groups: groups } = answer;
  if (!Array.isArray(groups)) return Array.isArray(options) ? { options: optionsOf(options) } : answer;
  return { option_groups: groupsOf(groups) };
}

/** Menus that people, channels and conversations fill. */
const filledMenus: Readonly<Record<string, string>> = {
  users: "users_select",
  channels: "channels_select",
  conversations: "conversations_select",
};

function elementOf(action: Fields): (Fields & { readonly type: string }) | undefined {
  const { type, text } = action;
  const confirm = confirmOf(action["confirm"]);
  if (type === "button") {
    if (!isText(text)) return undefined;
    const { value, url, style } = action;
    const look = style === "primary" || style === "danger" ? { style } : {};
    return { type: "button", text: plain(text), ...texts({ value, url }), ...look, ...confirm };
  }
  if (type !== "select") return undefined;
  const placeholder = isText(text) ? { placeholder: plain(text) } : {};
  const source = action["data_source"];
  if (isText(source) && source !== "static") {
    if (source === "external") return { ...externalMenu(action), ...placeholder, ...confirm };
    const menu = Object.hasOwn(filledMenus, source) ? filledMenus[source] : undefined;
    return menu === undefined ? undefined : { type: menu, ...placeholder, ...confirm };
  }
  const offered = offeredBy(action);
  return offered && { type: "static_select", ...placeholder, ...offered, ...confirm };
}

/** Legacy menus ask the app from the first character on, unless they say otherwise. */
function externalMenu({ name, min_query_length: least, selected_options: selected }: Fields) {
  const [initial] = optionsOf(selected);
  return {
    type: "external_select",
    name: isText(name) ? name : "",
    min_query_length: Number.isSafeInteger(least) && Number(least) >= 0 ? Number(least) : 1,
    ...(initial && { initial_option: initial }),
  };
}

function groupsOf(groups: readonly unknown[]): Fields[] {
  return groups.filter(isFields).map((group) => ({
    label: plain(isText(group["text"]) ? group["text"] : ""),
    options: optionsOf(group["options"]),
  }));
}

function offeredBy({ options, option_groups: groups, selected_options: selected }: Fields): Fields | undefined {
  const [initial] = optionsOf(selected);
  const chosen = initial ? { initial_option: initial } : {};
  if (Array.isArray(groups)) return { option_groups: groupsOf(groups), ...chosen };
  const shown = optionsOf(options);
  return shown.length === 0 ? undefined : { options: shown, ...chosen };
}

function optionsOf(options: unknown): Fields[] {
  const given = Array.isArray(options) ? options.filter(isFields) : [];
  return given.flatMap(({ text, value, description }) =>
    isText(text) && isText(value)
      ? [{ text: plain(text), value, ...(isText(description) && { description: plain(description) }) }]
      : [],
  );
}

function confirmOf(confirm: unknown): Fields {
  if (!isFields(confirm) || !isText(confirm["text"])) return {};
  const { text, title, ok_text: ok, dismiss_text: dismiss } = confirm;
  return {
    confirm: {
      ...(isText(title) && { title: plain(title) }),
      text: plain(text),
      ...(isText(ok) && { confirm: plain(ok) }),
      ...(isText(dismiss) && { deny: plain(dismiss) }),
    },
  };
}

function plain(text: string) {
  return { type: "plain_text", text } as const;
}

function texts(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isText(value)));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
