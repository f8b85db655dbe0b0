import { isLongerThan, isShorterThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { numberFault } from "@platform/protocol/numberText.ts";
import { selectShareChannel } from "../../storage/queries/members.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { accessFile } from "../access/accessFile.ts";
import { accessUser } from "../access/accessUser.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import type { Element } from "./elements.ts";
import { isFields } from "./act.ts";
import { passesFilter } from "./passesFilter.ts";
import type { HoldingType } from "./state.ts";

export interface Option {
  readonly value: string;
  readonly [field: string]: unknown;
}

export type ChoiceCode = "invalid_choice";
type Chosen = Outcome<{ readonly value: unknown }, ChoiceCode>;
type Read = (ctx: ReadContext, element: Element, raw: unknown, offered: readonly Option[]) => Promise<Chosen>;

/**
 * What a person enters in an element, in the form that the app is told. Whatever the element does not offer, or the
 * person cannot see, is no choice.
 */
export async function readChoice(
  ctx: ReadContext,
  element: Element,
  raw: unknown,
  /** What the app has just offered, in a menu that it is asked for. */
  offered: readonly Option[] = [],
): Promise<Chosen> {
  const read = (readers as Readonly<Record<string, Read>>)[element.type];
  if (!read) return refuse("invalid_choice", `nothing can be entered in a ${element.type}`);
  if (raw === null) return succeed({ value: isMulti(element) ? [] : null });
  return read(ctx, element, raw, offered);
}

function isMulti({ type }: Element): boolean {
  return type.startsWith("multi_") || type === "checkboxes" || type === "file_input";
}

function wrong(element: Element, raw: unknown): ReturnType<typeof refuse<ChoiceCode>> {
  return refuse("invalid_choice", `${element.action_id} does not offer ${JSON.stringify(raw) ?? "nothing"}`);
}

/** All that a menu offers by itself. */
export function optionsOf(element: Readonly<Record<string, unknown>>): Option[] {
  const groups = (element["option_groups"] ?? []) as { options: Option[] }[];
  return [...((element["options"] ?? []) as Option[]), ...groups.flatMap((group) => group.options)];
}

/** What was chosen from the start is on offer too, though the app was not asked for it. */
function startOf(element: Element): Option[] {
  const one = element["initial_option"] as Option | undefined;
  return [...(one ? [one] : []), ...((element["initial_options"] ?? []) as Option[])];
}

/** A menu offers its own options and no others; only one that the app is asked for takes what was offered elsewhere. */
const option: Read = async (_ctx, element, raw, offered) => {
  const isExternal = element.type.endsWith("external_select");
  const all = isExternal ? [...offered, ...startOf(element)] : optionsOf(element);
  const found = all.find(({ value }) => value === raw);
  return found ? succeed({ value: found }) : wrong(element, raw);
};

/** How many items can be chosen in an element that holds several. */
export function mostItems(element: Element): number {
  const { max_selected_items: items, max_files: files } = element as {
    max_selected_items?: number;
    max_files?: number;
  };
  if (element.type === "file_input") return files ?? limits.input_files_max;
  return Math.min(items ?? limits.selected_items_max, limits.selected_items_max);
}

/** Each of a list, none twice, and no more than there may be. */
function several(read: Read): Read {
  return async (ctx, element, raw, offered) => {
    if (!Array.isArray(raw) || new Set(raw).size < raw.length) return wrong(element, raw);
    const max = mostItems(element);
    if (raw.length > max) return refuse("invalid_choice", `${element.action_id} takes at most ${max} items`);
    const values: unknown[] = [];
    for (const each of raw as unknown[]) {
      const one = await read(ctx, element, each, offered);
      if (!one.ok) return one;
      values.push(one.value);
    }
    return succeed({ value: values });
  };
}

const user: Read = async (ctx, element, raw) => {
  const found = typeof raw === "string" ? await accessUser(ctx, raw) : undefined;
  // As in the menu itself: a deactivated person is not offered.
  const isOffered = found?.ok && found.user.deactivated_ms === null && (await isKnown(ctx, found.user.id));
  return isOffered ? succeed({ value: found.user.id }) : wrong(element, raw);
};

/** Guests know those whom they meet in a channel, and nobody else. */
async function isKnown({ db, caller }: ReadContext, userId: string): Promise<boolean> {
  return !isGuest(caller) || caller.userId === userId || selectShareChannel(db, caller.userId, userId, caller.teamId);
}

const channel: Read = async (ctx, element, raw) => {
  const found = typeof raw === "string" ? await findReadableChannel(ctx, raw) : undefined;
  return found?.kind === "public" && !found.is_archived ? succeed({ value: found.id }) : wrong(element, raw);
};

const conversation: Read = async (ctx, element, raw) => {
  const found = typeof raw === "string" ? await findReadableChannel(ctx, raw) : undefined;
  const isOffered = found && !found.is_archived && (await passesFilter(ctx, found, element["filter"]));
  return isOffered ? succeed({ value: found.id }) : wrong(element, raw);
};

function matching(isGood: (text: string, element: Element) => boolean): Read {
  // Before any pattern: what looks for an address backtracks over all of a text that is none.
  return async (_ctx, element, raw) =>
    typeof raw === "string" && !isLongerThan(raw, limits.text_input_chars_max) && isGood(raw, element)
      ? succeed({ value: raw })
      : wrong(element, raw);
}

const text = matching((value, element) => {
  const { min_length: least = 0, max_length: most = limits.text_input_chars_max } = element as {
    min_length?: number;
    max_length?: number;
  };
  return !isShorterThan(value, least) && !isLongerThan(value, most);
});

const number = matching((value, element) => numberFault(value, element) === undefined);

const moment: Read = async (_ctx, element, raw) =>
  Number.isSafeInteger(raw) && String(raw).length === 10 ? succeed({ value: raw }) : wrong(element, raw);

const richText: Read = async (_ctx, element, raw) => {
  const { validateBlocks } = await import("@platform/protocol/blockkit/index.ts");
  const isGood = isFields(raw) && raw["type"] === "rich_text" && validateBlocks([raw], "message").length === 0;
  return isGood ? succeed({ value: raw }) : wrong(element, raw);
};

const file: Read = async (ctx, element, raw) => {
  const found = typeof raw === "string" ? await accessFile(ctx, raw) : undefined;
  if (!found?.ok) return wrong(element, raw);
  const { id, name, title, mimetype, filetype, size, user_id: userId } = found.file;
  const types = element["filetypes"] as readonly string[] | undefined;
  if (types && !types.includes(filetype)) return wrong(element, raw);
  return succeed({ value: { id, name, title, mimetype, filetype, size, user: userId } });
};

const readers: Readonly<Record<HoldingType | "overflow", Read>> = {
  static_select: option,
  external_select: option,
  radio_buttons: option,
  overflow: option,
  multi_static_select: several(option),
  multi_external_select: several(option),
  checkboxes: several(option),
  users_select: user,
  multi_users_select: several(user),
  conversations_select: conversation,
  multi_conversations_select: several(conversation),
  channels_select: channel,
  multi_channels_select: several(channel),
  datepicker: matching((value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))),
  timepicker: matching((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)),
  datetimepicker: moment,
  plain_text_input: text,
  email_text_input: matching((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)),
  url_text_input: matching((value) => /^https?:/.test(value) && URL.canParse(value)),
  number_input: number,
  rich_text_input: richText,
  file_input: several(file),
};
