import type { Serving } from "./signingIn.ts";

/** As `/dev/mail.json` shows it. */
export interface Captured {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly message_id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the server has captured, the latest first. */
export async function capturedMail(server: Serving): Promise<readonly Captured[]> {
  await server.platform.settle();
  const headers = { authorization: `Bearer ${server.dev.control_token}` };
  const answer = (await (await fetch(`${server.url}/dev/mail.json`, { headers })).json()) as { mails: Captured[] };
  return answer.mails;
}
