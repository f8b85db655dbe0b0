import { type Outcome, refuse, succeed } from "@platform/protocol";
import { formatOf, type Option, type VerifiedFormat } from "@platform/protocol/elementValues/formats.ts";
import { parseValue, submittedValueOf } from "@platform/protocol/elementValues/stateValue.ts";
import { selectShareChannel } from "../../storage/queries/members.ts";
import { findReadableChannel } from "../access/accessChannel.ts";
import { accessFile } from "../access/accessFile.ts";
import { accessUser } from "../access/accessUser.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import type { Element } from "./elements.ts";
import { passesFilter } from "./passesFilter.ts";

export type ChoiceCode = "invalid_choice";

/** Returns the value that the app gets; undefined if the element does not offer the item or the caller cannot see it. */
type Verify<Item> = (ctx: ReadContext, item: Item, element: Element) => Promise<unknown>;

/**
 * Reads what a person enters in an element, and returns it in the form that the app gets. The definition of the element
 * parses it (`protocol/src/elementValues`); here the server refuses what the person cannot see.
 */
export async function readChoice(
  ctx: ReadContext,
  element: Element,
  raw: unknown,
  /** What the app has just offered, in a menu whose options it loads. */
  offered: readonly Option[] = [],
): Promise<Outcome<{ readonly value: unknown }, ChoiceCode>> {
  const definition = submittedValueOf(element.type);
  if (!definition) return refuse("invalid_choice", `nothing can be entered in a ${element.type}`);
  const parsed = parseValue(element, raw, offered);
  if (!parsed.ok) {
    const { code, bound } = parsed.fault;
    if (code === "too_many") return refuse("invalid_choice", `${element.action_id} takes at most ${bound} items`);
    return notOffered(element, raw);
  }
  const { value } = parsed;
  if (raw === null || !formatOf(definition.format).isVerified) return succeed({ value });
  const verify = verifiers[definition.format as VerifiedFormat] as Verify<unknown>;
  const verified: unknown[] = [];
  for (const item of [value].flat()) {
    const found = await verify(ctx, item, element);
    if (found === undefined) return notOffered(element, raw);
    verified.push(found);
  }
  return succeed({ value: Array.isArray(value) ? verified : verified[0] });
}

function notOffered(element: Element, raw: unknown): ReturnType<typeof refuse<ChoiceCode>> {
  return refuse("invalid_choice", `${element.action_id} does not offer ${JSON.stringify(raw) ?? "nothing"}`);
}

/** As in the menu itself, a deactivated person is not offered. */
const user: Verify<string> = async (ctx, id) => {
  const found = await accessUser(ctx, id);
  const isOffered = found.ok && found.user.deactivated_ms === null && (await isKnown(ctx, found.user.id));
  return isOffered ? found.user.id : undefined;
};

/** Guests know the people they share a channel with, and nobody else. */
async function isKnown({ db, caller }: ReadContext, userId: string): Promise<boolean> {
  return !isGuest(caller) || caller.userId === userId || selectShareChannel(db, caller.userId, userId, caller.teamId);
}

const channel: Verify<string> = async (ctx, id) => {
  const found = await findReadableChannel(ctx, id);
  return found?.kind === "public" && !found.is_archived ? found.id : undefined;
};

const conversation: Verify<string> = async (ctx, id, element) => {
  const found = await findReadableChannel(ctx, id);
  const isOffered = found && !found.is_archived && (await passesFilter(ctx, found, element["filter"]));
  return isOffered ? found.id : undefined;
};

const file: Verify<string> = async (ctx, fileId, element) => {
  const found = await accessFile(ctx, fileId);
  if (!found.ok) return undefined;
  const { id, name, title, mimetype, filetype, size, user_id: userId } = found.file;
  const types = element["filetypes"] as readonly string[] | undefined;
  if (types && !types.includes(filetype)) return undefined;
  return { id, name, title, mimetype, filetype, size, user: userId };
};

const richText: Verify<object> = async (_ctx, block) => {
  const { validateBlocks } = await import("@platform/protocol/blockkit/index.ts");
  return validateBlocks([block], "message").length === 0 ? block : undefined;
};

/** The checks that need more than the submitted value: one for each format that is marked `isVerified`. */
const verifiers: {
  readonly [Format in VerifiedFormat]: Format extends "rich_text" ? Verify<object> : Verify<string>;
} = { user, channel, conversation, file, rich_text: richText };
