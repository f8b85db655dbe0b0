import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Json = Readonly<Record<string, unknown>>;

export interface ScriptedModel extends AsyncDisposable {
  readonly url: string;
  /** What was asked of the model, oldest first. */
  readonly asked: readonly Json[];
}

/** Pieces of words, as a model sends them. */
const pieces = ["There ", "is ", "**soup** ", "for ", "lunch."];
export const scriptedAnswer = pieces.join("");

/**
 * A model that always answers the same, behind the protocols that agents speak: OpenAI's responses and chat completions, and
 * Anthropic's messages, streamed or at once. The SDKs find it by `OPENAI_BASE_URL` and `ANTHROPIC_BASE_URL`.
 */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const asked: Json[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Json;
    asked.push(body);
    const protocol = protocols.find(({ path }) => request.url?.split("?")[0]?.endsWith(path));
    if (!protocol) return void response.writeHead(404).end("{}");
    if (body["stream"] !== true) {
      return void response.setHeader("content-type", "application/json").end(JSON.stringify(protocol.whole));
    }
    response.setHeader("content-type", "text/event-stream");
    for (const event of protocol.events()) {
      response.write(`${"type" in event ? `event: ${String(event["type"])}\n` : ""}data: ${JSON.stringify(event)}\n\n`);
    }
    response.end(protocol.end);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => void response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

interface Protocol {
  readonly path: string;
  readonly whole: Json;
  readonly end?: string;
  events(): readonly Json[];
}

const part = { type: "output_text", text: scriptedAnswer, annotations: [] };
const item = { id: "msg_1", type: "message", role: "assistant", status: "completed", content: [part] };
const spent = { input_tokens: 1, output_tokens: 5, total_tokens: 6 };
const details = { input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } };
const whole = {
  id: "resp_1",
  object: "response",
  created_at: 0,
  model: "scripted",
  status: "completed",
  output: [item],
  usage: { ...spent, ...details },
};

const responses: Protocol = {
  path: "/responses",
  whole,
  events: () => [
    { type: "response.created", sequence_number: 0, response: { ...whole, status: "in_progress", output: [] } },
    ...pieces.map((delta, at) => ({
      type: "response.output_text.delta",
      sequence_number: at + 1,
      item_id: item.id,
      output_index: 0,
      content_index: 0,
      delta,
    })),
    { type: "response.output_item.done", sequence_number: 6, output_index: 0, item },
    { type: "response.completed", sequence_number: 7, response: whole },
  ],
};

const completion = { id: "chat_1", created: 0, model: "scripted" };
const completions: Protocol = {
  path: "/chat/completions",
  whole: {
    ...completion,
    object: "chat.completion",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: scriptedAnswer } }],
    usage: { prompt_tokens: 1, completion_tokens: 5, total_tokens: 6 },
  },
  events: () =>
    [...pieces.map((content) => ({ content })), undefined].map((delta) => ({
      ...completion,
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta: delta ?? {}, finish_reason: delta ? null : "stop" }],
    })),
  end: "data: [DONE]\n\n",
};

const usage = { input_tokens: 1, output_tokens: 5 };
const message = { id: "msg_1", type: "message", role: "assistant", model: "scripted", stop_sequence: null, usage };
const messages: Protocol = {
  path: "/messages",
  whole: { ...message, stop_reason: "end_turn", content: [{ type: "text", text: scriptedAnswer }] },
  events: () => [
    { type: "message_start", message: { ...message, stop_reason: null, content: [] } },
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    ...pieces.map((text) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } })),
    { type: "content_block_stop", index: 0 },
    { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage },
    { type: "message_stop" },
  ],
};

const protocols: readonly Protocol[] = [responses, completions, messages];
