import type { FastifyReply, FastifyRequest } from "fastify";
import { limits } from "@platform/protocol";
import type { OwnSession, PeopleServices } from "./peopleServices.ts";
import { readCookie, readOthers, setCookie, setOthers } from "./session.ts";

/** The valid sessions of other accounts that this browser is signed in to. */
export async function otherSessions(request: FastifyRequest, people: PeopleServices): Promise<OwnSession[]> {
  const texts = readOthers(request.headers.cookie);
  const found = await Promise.all(
    texts.map(async (session) => {
      const read = await people.session(session);
      return read && { ...read, session };
    }),
  );
  return found.filter((session) => session !== undefined);
}

/** Signs in one more account. The previous one stays signed in; an earlier session of the same account ends. */
export async function addAccount(
  request: FastifyRequest,
  reply: FastifyReply,
  people: PeopleServices,
  added: { readonly session: string; readonly userId: string },
): Promise<void> {
  const cookie = readCookie(request.headers.cookie);
  const current = cookie === undefined ? undefined : await people.session(cookie);
  const known = [
    ...(cookie !== undefined && current ? [{ ...current, session: cookie }] : []),
    ...(await otherSessions(request, people)),
  ];
  const kept = known.filter(({ userId, due }) => userId !== added.userId && due !== "code");
  const within = kept.slice(0, limits.other_accounts_max);
  for (const { session } of known)
    if (!within.some((other) => other.session === session)) await people.signOut(session);
  reply.header("set-cookie", [setCookie(added.session), setOthers(within.map(({ session }) => session))]);
}

/** Makes another account the one whose pages the browser shows, and the current one another account. */
export async function switchTo(
  request: FastifyRequest,
  reply: FastifyReply,
  people: PeopleServices,
  userId: string,
): Promise<boolean> {
  const others = await otherSessions(request, people);
  const wanted = others.find((session) => session.userId === userId);
  if (!wanted) return false;
  const cookie = readCookie(request.headers.cookie);
  const current = cookie === undefined ? undefined : await people.session(cookie);
  const rest = others.filter((session) => session !== wanted).map(({ session }) => session);
  const kept = cookie !== undefined && current && current.due !== "code" ? [cookie, ...rest] : rest;
  reply.header("set-cookie", [setCookie(wanted.session), setOthers(kept)]);
  return true;
}

/** After an account was signed out: the next one of this browser, if there is any. */
export async function openNextAccount(
  request: FastifyRequest,
  reply: FastifyReply,
  people: PeopleServices,
): Promise<boolean> {
  const [next, ...rest] = await otherSessions(request, people);
  if (!next) return false;
  reply.header("set-cookie", [setCookie(next.session), setOthers(rest.map(({ session }) => session))]);
  return true;
}
