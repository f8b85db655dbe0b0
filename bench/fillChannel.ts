import type { DevServer } from "../tests/browser/devServer.ts";

const atOnce = 50;

/** Posts so many messages of ordinary lengths, as Bob, into #random or another channel. */
export async function fillChannel(server: DevServer, count: number, id?: string): Promise<void> {
  const { token, channel: random } = server.posting("bob", "random");
  const channel = id ?? random;
  let posted = 0;
  const work = async (): Promise<void> => {
    for (let at = posted++; at < count; at = posted++) {
      const text = `Message ${at}. ${"Some more words about it. ".repeat(at % 5)}`;
      const body = new URLSearchParams({ token, channel, text });
      const response = await fetch(`${server.url}/api/chat.postMessage`, { method: "POST", body });
      const answer = (await response.json()) as { readonly ok: boolean; readonly error?: string };
      if (!answer.ok) throw new Error(`a message was refused: ${answer.error}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
