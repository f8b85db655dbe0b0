import type { Visitor } from "./peopleServices.ts";

export interface Suggestion {
  readonly value: string;
  readonly label: string;
}

/** Real ids for the console's fields, by the name of the argument: nobody knows a channel's id by heart. */
export async function suggestionsFor(visitor: Visitor): Promise<Readonly<Record<string, readonly Suggestion[]>>> {
  const [channels, users] = await Promise.all([
    visitor.ask("conversations.list", { types: "public_channel,private_channel" }),
    visitor.ask("users.list", { limit: 100 }),
  ]);
  const named = (list: unknown, mark: string): Suggestion[] =>
    Array.isArray(list)
      ? (list as { id: string; name: string }[]).map(({ id, name }) => ({ value: id, label: mark + name }))
      : [];
  return { channel: named(channels["channels"], "#"), user: named(users["members"], "@") };
}
