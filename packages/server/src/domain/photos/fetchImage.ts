import { limits } from "@platform/protocol";
import { type Outgoing, OutgoingFault } from "../../ports/outgoing/outgoing.ts";

/** The bytes at an address; undefined when there are none to be had. */
export async function fetchImage(outgoing: Outgoing, url: string): Promise<Buffer | undefined> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  try {
    const headers = { accept: "image/*" };
    const answer = await outgoing.ask(url, {
      method: "GET",
      headers,
      body: "",
      timeoutMs: limits.image_fetch_s * 1000,
    });
    return answer.status === 200 ? answer.body : undefined;
  } catch (error) {
    if (error instanceof OutgoingFault) return undefined;
    throw error;
  }
}
