import type { Option } from "../objects/option.ts";
import type { OptionGroup } from "../objects/option_group.ts";
import type { Text } from "../objects/text.ts";
import type { Tell } from "./define.ts";

interface Menu {
  readonly options?: readonly Option[];
  readonly option_groups?: readonly OptionGroup[];
}

/** Options are in one list, or in groups; a menu with both or with neither has no order that a person could expect. */
export function checkOneList(menu: Menu, tell: Tell): void {
  if (menu.options && menu.option_groups) tell("failed to match exactly one allowed schema");
  if (!menu.options && !menu.option_groups) tell("missing required field: options");
}

/** What is chosen from the start must be on offer, in every field: a client that cannot find it shows nothing chosen. */
export function checkOffered(menu: Menu, chosen: readonly Option[], field: string, tell: Tell): void {
  const lists = [menu.options ?? [], ...(menu.option_groups ?? []).map((group) => group.options)];
  const offered = new Set(lists.flat().map(identityOf));
  const isOffered = chosen.length > 0 && chosen.every((option) => offered.has(identityOf(option)));
  if (!isOffered) tell("must be one of the provided options", field);
}

/** More than may be chosen cannot be chosen from the start. */
export function checkChosenCount(
  menu: { readonly max_selected_items?: number },
  chosen: readonly unknown[] | undefined,
  field: string,
  tell: Tell,
): void {
  const max = menu.max_selected_items;
  if (max !== undefined && chosen !== undefined && chosen.length > max)
    tell(`no more than ${max} items allowed`, field);
}

/** Equal for options with equal fields, in whatever order they came; the schema lets in no others than these. */
function identityOf({ value, text, description }: Option): string {
  const about = description ? `${flagsOf(description)}\n${description.text}` : "";
  return `${flagsOf(text)}\n${value.length}\n${value}\n${text.text.length}\n${text.text}\n${about}`;
}

function flagsOf(text: Text): string {
  return text.type === "plain_text" ? `plain ${text.emoji}` : `mrkdwn ${text.verbatim}`;
}
