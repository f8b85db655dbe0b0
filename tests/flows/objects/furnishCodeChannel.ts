import type { CircleApp } from "./furnishApps.ts";
import type { Circle } from "./furnishRooms.ts";

/** A private code channel of the circle's app that the owner asked for, with everything that such a channel can have. */
export async function furnishCodeChannel({ owner, canary }: Circle, { bot }: CircleApp, channel: string) {
  const { ts } = await owner.does("chat.postMessage", { channel, text: canary });
  const origin = { origin_channel_id: channel, origin_message_ts: ts };
  const { channel_id } = await bot.does("agents.conversations.create", { name: canary, is_private: true, ...origin });
  const items = [{ key: "retry", label: canary, item_type: "action" as const }];
  await bot.does("agents.conversations.setProperties", { channel_id, code_channel: { context_bar_items: items } });
  await bot.does("agents.conversations.setCommands", { channel_id, commands: [{ name: "plan", description: canary }] });
  const { view_id } = await bot.does("agents.conversations.setView", { channel_id, view_key: canary, content: canary });
  const document_content = { type: "markdown" as const, markdown: canary };
  const { canvas_id } = await bot.does("canvases.create", { title: canary, document_content });
  await bot.does("agents.conversations.setView", { channel_id, type: "canvas", view_key: "plan", canvas_id });
  const said = await bot.does("chat.postMessage", { channel: channel_id, text: canary });
  return { codeChannel: channel_id, codeOrigin: ts, code_view: view_id, codeCanvas: canvas_id, codeMessage: said.ts };
}
