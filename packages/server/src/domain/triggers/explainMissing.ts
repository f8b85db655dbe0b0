import type { TriggerInputs } from "@platform/protocol/triggers/fillInputs.ts";
import { referencesIn } from "@platform/protocol/workflows/template.ts";

/** Where each value comes from that a link does not always have. */
const sources: Readonly<Record<string, string>> = {
  "data.channel_id": "run the link in a channel",
  "data.message_ts": "run the link from a message",
  "data.action_id": "run it by a button in a message",
  "data.block_id": "run it by a button in a message",
  "data.bookmark_id": "run it from a bookmark of a channel",
};

/** Adds to a fault such as `channel is missing` what the person can do about it. */
export function explainMissing(inputs: TriggerInputs, fault: string): string {
  const [, name = ""] = /^(?:\[ERROR\] )?(\S+) is missing$/.exec(fault) ?? [];
  const source = referencesIn(inputs[name]?.value).find((reference) => Object.hasOwn(sources, reference));
  return source === undefined ? fault : `${fault}: ${sources[source]}`;
}
