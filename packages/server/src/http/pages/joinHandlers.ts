import type { FastifyRequest } from "fastify";
import { callerAddress, networkOf } from "../callerAddress.ts";
import { readForm } from "./form.ts";
import type { Handler } from "./handler.ts";
import { insecureAddress } from "./insecureAddress.ts";
import { inviteOverPage, joinPage } from "./joinPage.ts";
import { pageTexts } from "./pageTexts.ts";
import { isSameOrigin } from "./sameOrigin.ts";
import { sendPage } from "./send.ts";
import { readCookie, setCookie } from "./session.ts";
import { type AccountOptions, go, refuseTry, strangerPage } from "./signInHandlers.ts";

/** Joining a workspace with an invite link. */
export function joinHandlers({ people, identities, log, baseUrl, isTrustedProxy }: AccountOptions) {
  const given = (request: FastifyRequest) => {
    const { invite } = request.params as { invite: string };
    const { key } = request.query as { key?: unknown };
    return { inviteId: invite, key: typeof key === "string" ? key : "" };
  };

  const showJoin: Handler = async (request, reply) => {
    const invite = given(request);
    const invited = await people.invite(invite);
    if (!invited) return sendPage(reply.code(404), baseUrl(), inviteOverPage);
    const insecure = insecureAddress(request.headers, baseUrl());
    const offered = await identities.offered(invited);
    return sendPage(reply, baseUrl(), joinPage({ ...invited, action: request.url, insecure, offered }));
  };

  const join: Handler = async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const invite = given(request);
    const invited = await people.invite(invite);
    if (!invited) return sendPage(reply.code(404), baseUrl(), inviteOverPage);
    const form = readForm(request);
    const header = request.headers["x-forwarded-for"];
    const forwarded = Array.isArray(header) ? header.join(",") : header;
    const address = callerAddress(request.raw.socket.remoteAddress, forwarded, isTrustedProxy);
    const [name, email] = [form("name"), form("email")];
    const view = { ...invited, action: request.url, name, email, offered: await identities.offered(invited) };
    // Checked before the link is used: the browser would drop the session.
    const insecure = insecureAddress(request.headers, baseUrl());
    if (insecure) {
      const page = joinPage({ ...view, insecure });
      return sendPage(reply.code(403), baseUrl(), page);
    }
    const joined = await people.join({
      ...invite,
      realName: name,
      email,
      password: form("password"),
      address: networkOf(address),
      userAgent: request.headers["user-agent"] ?? "",
      instead: readCookie(request.headers.cookie),
      locale: pageTexts(request).region,
    });
    if (!joined.ok) {
      const page = joinPage({ ...view, fault: joined.error });
      return sendPage(refuseTry(reply, joined.error), baseUrl(), page);
    }
    log.info({ user: joined.userId, invite: invite.inviteId }, "joined by a link");
    return go(reply.header("set-cookie", setCookie(joined.session)), baseUrl(), "/");
  };

  return { showJoin, join };
}
