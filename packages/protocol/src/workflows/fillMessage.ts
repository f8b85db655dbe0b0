import { escapeMrkdwn } from "../richtext/mrkdwn/escape.ts";
import { isFields } from "./parameter.ts";
import { fillTemplates, type Found, type Lookup, printFound, type Rendering, typeName } from "./template.ts";

const messageTypes: ReadonlySet<string> = new Set(["expanded_rich_text", "rich_text", "blocks"]);

/** Whether an input of this type is shown as a message, so that `<!channel>` in it would notify people. */
export function isMessageType(type: string): boolean {
  return messageTypes.has(typeName(type));
}

/** Text objects and blocks whose `text` is read for mentions. */
const readForMentions: ReadonlySet<unknown> = new Set(["mrkdwn", "markdown"]);

/**
 * Fills in an input that is shown as a message. What a person entered is data there: `&`, `<` and `>` in it are escaped
 * wherever the text is read for mentions, and rich text loses its mentions. What the author wrote, and what a function of
 * an app returned, stays as it is.
 *
 * @example
 * fillMessage("New: {{inputs.note}}", () => ({ value: "<!channel>", isEntered: true }), names) // "New: &lt;!channel&gt;"
 */
export function fillMessage(value: unknown, lookup: Lookup, names: MentionNames): unknown {
  const safe: Lookup = (path) => {
    const found = lookup(path);
    return found?.isEntered ? { ...found, value: withoutMentions(found.value, names) } : found;
  };
  return typeof value === "string" ? fillTemplates(value, safe, escaped) : fillInside(value, safe);
}

function fillInside(value: unknown, lookup: Lookup): unknown {
  if (Array.isArray(value)) return value.map((part) => fillInside(part, lookup) ?? null);
  if (!isFields(value)) return fillTemplates(value, lookup);
  const isText = readForMentions.has(value["type"]);
  const filled = Object.entries(value).map(([name, part]) => {
    return [name, isText && name === "text" ? fillTemplates(part, lookup, escaped) : fillInside(part, lookup)] as const;
  });
  return Object.fromEntries(filled.filter(([, inside]) => inside !== undefined));
}

const escaped: Rendering = {
  whole(found) {
    if (!found?.isEntered || isFields(found.value)) return found?.value;
    return Array.isArray(found.value) || typeof found.value === "string" ? escapeFound(found) : found.value;
  },
  inText: (found) => (found?.isEntered ? escapeFound(found) : printFound(found)),
};

/** An id that the author declared as one becomes a mention: its type has been checked, so it is no free text. */
function escapeFound(found: Found): string {
  const printed = printFound(found);
  return printed === printFound({ value: found.value }) ? escapeMrkdwn(printed) : printed;
}

/** What to show for a person or a user group that is not mentioned, by id. */
export type MentionNames = ReadonlyMap<string, string>;

/** Ids of the people and user groups that a value mentions, which are the names that `fillMessage` needs. */
export function mentionedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(mentionedIds);
  if (!isFields(value)) return [];
  const { id } = mentionOf(value) ?? {};
  return [...(id === undefined ? [] : [id]), ...Object.values(value).flatMap(mentionedIds)];
}

function withoutMentions(value: unknown, names: MentionNames): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutMentions(part, names));
  if (!isFields(value)) return value;
  const mention = mentionOf(value);
  if (mention) return { type: "text", text: `@${mention.word ?? names.get(mention.id ?? "") ?? mention.id}` };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutMentions(part, names)]));
}

/** An element of rich text that notifies people. */
function mentionOf(element: Readonly<Record<string, unknown>>): { id?: string; word?: string } | undefined {
  const { type, user_id: user, usergroup_id: group, range } = element;
  if (type === "broadcast") return { word: String(range) };
  if (type === "user" && typeof user === "string") return { id: user };
  return type === "usergroup" && typeof group === "string" ? { id: group } : undefined;
}
