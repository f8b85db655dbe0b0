import { setTimeout as pause } from "node:timers/promises";
import { limits } from "@platform/protocol";
import { networkOf } from "../callerAddress.ts";
import { readForm } from "./form.ts";
import type { Handler } from "./handler.ts";
import { answerNotFound } from "./notFound.ts";
import { resetPage, resetSentPage } from "./resetPage.ts";
import { isSameOrigin } from "./sameOrigin.ts";
import { sendPage } from "./send.ts";
import { type AccountOptions, refuseTry, requestAddress, strangerPage } from "./signInHandlers.ts";

/** Requesting a link to choose a new password. Without mail there is no such page: an operator prints the link. */
export function resetHandlers({ people, log, baseUrl, isTrustedProxy, sendsMail }: AccountOptions) {
  const notFound = answerNotFound(baseUrl);
  if (!sendsMail) return { showReset: notFound, requestReset: notFound };

  const showReset: Handler = async (_request, reply) => sendPage(reply, baseUrl(), resetPage({}));

  const requestReset: Handler = async (request, reply) => {
    if (!isSameOrigin(request.headers, baseUrl())) return sendPage(reply.code(403), baseUrl(), strangerPage);
    const form = readForm(request);
    const [login, workspace] = [form("login"), form("workspace")];
    const address = requestAddress(request, isTrustedProxy);
    // Writing a mail takes longer than finding nobody, so both are answered after the same time.
    const [requested] = await Promise.all([
      people.requestPasswordReset({
        login,
        workspace: workspace === "" ? undefined : workspace,
        address: networkOf(address),
        userAgent: request.headers["user-agent"] ?? "",
      }),
      pause(limits.password_reset_answer_ms),
    ]);
    if (!requested.ok) {
      log.info({ fault: requested.error, address }, "password reset refused");
      return sendPage(refuseTry(reply, requested.error), baseUrl(), resetPage({ login, workspace, isTooOften: true }));
    }
    return sendPage(reply, baseUrl(), resetSentPage);
  };

  return { showReset, requestReset };
}
