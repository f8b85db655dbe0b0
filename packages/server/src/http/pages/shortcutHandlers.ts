import type { FastifyRequest } from "fastify";
import { forThoseInside } from "./accountHandlers.ts";
import { visitorAs } from "./door.ts";
import { readForm } from "./form.ts";
import { sendPage } from "./send.ts";
import { closedShortcutPage, type Shortcut, shortcutPage, startedPage } from "./shortcutPage.ts";
import type { AccountOptions } from "./signInHandlers.ts";

/** The link of a trigger: shows what it starts, and starts it when the person says so. */
export function shortcutHandlers(options: AccountOptions) {
  const { people, baseUrl } = options;

  const showShortcut = forThoseInside(options, async (session, request, reply) => {
    const shortcut = await find(session.userId, request);
    if (!shortcut) return sendPage(reply.code(404), baseUrl(), closedShortcutPage());
    return sendPage(reply, baseUrl(), shortcutPage(pathOf(request), session.userId, shortcut));
  });

  const runShortcut = forThoseInside(options, async (session, request, reply) => {
    const shortcut = await find(session.userId, request);
    if (!shortcut) return sendPage(reply.code(404), baseUrl(), closedShortcutPage());
    const form = readForm(request);
    const inputs = Object.fromEntries(shortcut.inputs.map(({ name }) => [name, form(name)]));
    const asked = { trigger_id: shortcut.id, inputs };
    const started = await visitorAs(session.userId, people).ask("client.triggers.run", asked);
    if (started.ok) return sendPage(reply, baseUrl(), startedPage(shortcut));
    const faults = started["response_metadata"] as { messages?: readonly string[] } | undefined;
    const lines = faults?.messages?.map((line) => line.replace("[ERROR] ", "")) ?? [];
    return sendPage(
      reply.code(400),
      baseUrl(),
      shortcutPage(pathOf(request), session.userId, shortcut, { lines, form }),
    );
  });

  async function find(userId: string, request: FastifyRequest): Promise<Shortcut | undefined> {
    const { id } = request.params as { id: string };
    const found = await visitorAs(userId, people).ask("client.triggers.info", { trigger_id: id });
    return found.ok ? (found["trigger"] as Shortcut) : undefined;
  }

  return { showShortcut, runShortcut };
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}
