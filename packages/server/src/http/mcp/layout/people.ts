import { limits } from "@platform/protocol";
import type { MethodResult } from "@platform/protocol/contract/methods.ts";
import type { ToolHost } from "../toolHost.ts";

export type Person = MethodResult<"users.info">["user"];

/** The people whom an answer names, by their ids. */
export type People = ReadonlyMap<string, Person>;

const emailScope = "users:read.email";

/** Those whom the caller may see; others go by their ids. */
export async function readPeople(host: ToolHost, ids: Iterable<string | undefined>): Promise<People> {
  const named = [...new Set(ids)].filter((id) => id !== undefined && id !== "") as string[];
  const people = new Map<string, Person>();
  for (let at = 0; at < named.length; at += limits.selected_items_max) {
    const page = await host.asClient("client.people.list", { ids: named.slice(at, at + limits.selected_items_max) });
    if (page.ok) for (const person of page.members) people.set(person.id, person);
  }
  return people;
}

/** As the client shows it. */
export function nameOf(person: Person): string {
  return person.profile.display_name || person.real_name || person.name;
}

/** `Name <email> (U…)`, the address only for clients that may read it. */
export function signatureOf({ frame, caller }: ToolHost, people: People, id: string): string {
  const person = people.get(id);
  if (!person) return id;
  const { email } = person.profile;
  const address = email !== undefined && caller.scopes.includes(emailScope) ? ` <${email}>` : "";
  return `${frame.inline(nameOf(person))}${address} (${id})`;
}

const mention = /<@([UW][A-Z0-9]+)>/g;

export function mentionedIn(text: string): string[] {
  return [...text.matchAll(mention)].map(([, id = ""]) => id);
}

/** `<@U…|Name>` in place of `<@U…>`. */
export function nameMentions({ frame }: ToolHost, people: People, text: string): string {
  return text.replaceAll(mention, (whole, id: string) => {
    const person = people.get(id);
    return person ? `<@${id}|${frame.inline(nameOf(person)).replaceAll(/[<>|]/g, "")}>` : whole;
  });
}
