import { limits } from "@platform/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { forThoseInside } from "./accountHandlers.ts";
import { type Answered, type OwnSession, type Visitor, visitorsOf } from "./peopleServices.ts";
import { readForm } from "./form.ts";
import { sendPage } from "./send.ts";
import {
  channelField,
  type ChannelOption,
  closedShortcutPage,
  refusedShortcutPage,
  type Shortcut,
  shortcutPage,
  startedPage,
} from "./shortcutPage.ts";
import type { AccountOptions } from "./signInHandlers.ts";

/** The link of a trigger: shows what it starts, and starts it when the person says so. */
export function shortcutHandlers(options: AccountOptions) {
  const { people, baseUrl } = options;

  const showShortcut = forThoseInside(options, async (session, request, reply) => {
    const { shortcut, visited, refusal } = await find(session, request);
    if (!shortcut) return refuse(reply, refusal);
    return sendPage(reply, baseUrl(), shortcutPage(visited, shortcut));
  });

  const runShortcut = forThoseInside(options, async (session, request, reply) => {
    const { shortcut, visited, visitor, refusal } = await find(session, request);
    if (!shortcut) return refuse(reply, refusal);
    const form = readForm(request);
    const inputs = Object.fromEntries(shortcut.inputs.map(({ name }) => [name, form(name)]));
    const channel = shortcut.needs_channel ? form(channelField) : "";
    const asked = { trigger_id: shortcut.id, inputs, ...(channel !== "" && { channel }) };
    const started = await visitor.ask("client.triggers.run", asked);
    if (started.ok) return sendPage(reply, baseUrl(), startedPage(shortcut, visitor.teamId, channel || undefined));
    const tried = { lines: linesOf(started), error: String(started["error"]), form };
    return sendPage(reply.code(400), baseUrl(), shortcutPage(visited, shortcut, tried));
  });

  function refuse(reply: FastifyReply, refusal: unknown) {
    if (refusal === "access_denied") return sendPage(reply.code(403), baseUrl(), refusedShortcutPage);
    return sendPage(reply.code(404), baseUrl(), closedShortcutPage);
  }

  /**
   * The link does not say in which workspace its trigger is, so each one of the person is asked, the current one first. A
   * form was opened for one of them and stays there.
   */
  async function find(session: OwnSession, request: FastifyRequest) {
    const { id } = request.params as { id: string };
    const all = await visitorsOf(request, people, session);
    const asked = await Promise.all(
      (request.method === "POST" ? all.slice(0, 1) : all).map(async (visitor) => ({
        visitor,
        found: await visitor.ask("client.triggers.info", { trigger_id: id }),
      })),
    );
    const isKnown = ({ found }: (typeof asked)[number]) => found.ok || found["error"] === "access_denied";
    const best = asked.find(({ found }) => found.ok) ?? asked.find(isKnown) ?? asked[0];
    if (!best) throw new Error("a session is in no workspace");
    const { visitor, found } = best;
    const shortcut = found.ok ? (found["trigger"] as Shortcut) : undefined;
    const channels = shortcut?.needs_channel ? await channelsOf(visitor) : [];
    return {
      visitor,
      shortcut,
      visited: { path: pathOf(request), member: visitor, channels },
      refusal: found["error"],
    };
  }

  return { showShortcut, runShortcut };
}

/** The channels that a person is in: a workflow that runs in a channel is of use where its person is. */
async function channelsOf(visitor: Visitor): Promise<readonly ChannelOption[]> {
  const asked = { types: "public_channel,private_channel", exclude_archived: true, limit: limits.page_max };
  const { channels = [] } = (await visitor.ask("users.conversations", asked)) as {
    channels?: readonly ChannelOption[];
  };
  return channels.toSorted((a, b) => a.name.localeCompare(b.name));
}

function linesOf(refused: Answered): readonly string[] {
  const faults = refused["response_metadata"] as { messages?: readonly string[] } | undefined;
  return faults?.messages?.map((line) => line.replace("[ERROR] ", "")) ?? [];
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}
