import type { FastifyRequest } from "fastify";
import { enterPage, linkOverPage } from "./enterPage.ts";
import { readForm } from "./form.ts";
import type { Handler } from "./handler.ts";
import { insecureAddress } from "./insecureAddress.ts";
import { pageTexts } from "./pageTexts.ts";
import { isSameOrigin } from "./sameOrigin.ts";
import { sendPage } from "./send.ts";
import { readCookie, setCookie } from "./session.ts";
import { type AccountOptions, leadOn, strangerPage } from "./signInHandlers.ts";

/** Entering with a one-time link of the operator: as the first owner, as an invited person, or to choose a password. */
export function enterHandlers({ people, identities, log, baseUrl }: AccountOptions) {
  const keyOf = (request: FastifyRequest): string => {
    const { key } = request.query as { key?: unknown };
    return typeof key === "string" ? key : "";
  };

  const showEnter: Handler = async (request, reply) => {
    const linkKey = keyOf(request);
    const link = await people.oneTimeLink(linkKey);
    if (!link) return sendPage(reply.code(404), baseUrl(), linkOverPage);
    const insecure = insecureAddress(request.headers, baseUrl());
    const offered = await identities.offered(link);
    return sendPage(reply, baseUrl(), enterPage({ link, action: request.url, insecure, offered, linkKey }));
  };

  const enter: Handler = async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const key = keyOf(request);
    const link = await people.oneTimeLink(key);
    if (!link) return sendPage(reply.code(404), baseUrl(), linkOverPage);
    const form = readForm(request);
    const view = { link, action: request.url, offered: await identities.offered(link), linkKey: key };
    const values = { name: form("name"), email: form("email"), workspace: form("workspace") };
    // Checked before the link is used up: the browser would drop the session.
    const insecure = insecureAddress(request.headers, baseUrl());
    if (insecure) return sendPage(reply.code(403), baseUrl(), enterPage({ ...view, values, insecure }));
    const entered = await people.enter({
      key,
      realName: values.name,
      email: values.email,
      workspace: values.workspace,
      password: form("password"),
      userAgent: request.headers["user-agent"] ?? "",
      instead: readCookie(request.headers.cookie),
      locale: pageTexts(request).region,
    });
    if (!entered.ok) {
      const page = enterPage({ ...view, values, fault: entered.error });
      return sendPage(reply.code(401), baseUrl(), page);
    }
    log.info({ user: entered.userId, purpose: link.purpose }, "entered with a one-time link");
    reply.header("set-cookie", setCookie(entered.session));
    return leadOn(reply, baseUrl(), (await people.session(entered.session))?.due, "/");
  };

  return { showEnter, enter };
}
