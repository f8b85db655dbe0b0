import type { IncomingHttpHeaders } from "node:http";
import { isLocale, type Locale, localeCookie, localeFor } from "@platform/protocol/locales.ts";
import type { FastifyRequest } from "fastify";
import { readNamedCookie } from "./session.ts";
import { type Texts, textsIn } from "./strings/texts.ts";

/** The language that the person of a session chose, by the request that carries the session. */
const chosen = new WeakMap<FastifyRequest, string>();

/** For people who chose a language in another browser: this one has no cookie that says so. */
export function rememberLanguage(request: FastifyRequest, language: string): void {
  if (isLocale(language)) chosen.set(request, language);
}

/** The language of a page: the one that the person chose, else the one that the browser asks for. */
export function pageLocale(request: FastifyRequest): Locale {
  return localeOf(request.headers, chosen.get(request));
}

/** The texts of a page for the reader of this request. */
export function pageTexts(request: FastifyRequest): Texts {
  return textsIn(pageLocale(request), request.headers["accept-language"]);
}

/** The same where nobody is signed in. */
export function visitorTexts(headers: IncomingHttpHeaders): Texts {
  return textsIn(localeOf(headers), headers["accept-language"]);
}

function localeOf(headers: IncomingHttpHeaders, known?: string): Locale {
  return localeFor(known ?? readNamedCookie(headers.cookie, localeCookie), headers["accept-language"]);
}
