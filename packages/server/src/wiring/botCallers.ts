import type { Caller } from "../domain/caller.ts";
import { presentIcons } from "../present/picture.ts";

/**
 * Callers that know the picture of their bot: it is part of every message that a bot posts, and where messages are
 * written nobody knows the address of the server. Each caller has one such object, because the writer interns callers by
 * identity.
 */
export function openBotCallers(server: { readonly baseUrl: string }): (caller: Caller) => Caller {
  const known = new WeakMap<Caller, { readonly baseUrl: string; readonly bot: Caller }>();
  return (caller) => {
    if (caller.kind !== "bot") return caller;
    const { baseUrl } = server;
    const found = known.get(caller);
    if (found?.baseUrl === baseUrl) return found.bot;
    const bot = { ...caller, icons: presentIcons({ id: caller.userId, photo: null }, baseUrl) };
    known.set(caller, { baseUrl, bot });
    return bot;
  };
}
