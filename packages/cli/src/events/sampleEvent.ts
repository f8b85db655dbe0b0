import { UsageError } from "../command.ts";

/** The ids that replace those of the examples. */
export interface SampleIds {
  readonly team: string;
  readonly app: string;
  readonly user: string;
  readonly bot: string | undefined;
  readonly channel: string | undefined;
}

export interface Sample {
  readonly type: string;
  readonly event: Readonly<Record<string, unknown>> & { readonly type: string };
}

/** `message.channels` and its like name one type with one kind of conversation. */
const channelTypes: Readonly<Record<string, string>> = {
  "message.channels": "channel",
  "message.groups": "group",
  "message.im": "im",
  "message.mpim": "mpim",
};

/** The example of an event that apps receive, by its type or by the name of the subscription. */
export async function sampleEvent(name: string, ids: SampleIds, nowMs: number): Promise<Sample> {
  const [{ events }, { subscriptionNames, subscriptionOf }] = await Promise.all([
    import("@platform/protocol/events/index.ts"),
    import("@platform/protocol/eventCatalog/subscriptions.ts"),
  ]);
  const type = subscriptionOf(name)?.type ?? name;
  const definition = events.find((event) => event.type === type && event.receivers.includes("apps"));
  if (!definition) {
    const { suggestName } = await import("@platform/protocol/suggestName.ts");
    const suggested = suggestName(name, [...subscriptionNames, ...events.map((event) => event.type)]);
    const hint = suggested === undefined ? "docs/events lists all events." : `Did you mean ${suggested}?`;
    throw new UsageError(`Apps receive no event ${name}. ${hint}`);
  }
  const text = withIds(JSON.stringify(definition.example), ids);
  const kind = channelTypes[name] === undefined ? {} : { channel_type: channelTypes[name] };
  const event = { ...(JSON.parse(text) as { type: string }), ...kind, event_ts: (nowMs / 1000).toFixed(6) };
  return { type, event };
}

/** The ids of the examples, which are the same in all of them. */
function withIds(text: string, { team, app, user, bot, channel }: SampleIds): string {
  const real: readonly (readonly [example: string, id: string | undefined])[] = [
    ["T0123456789", team],
    ["A0123456789", app],
    ["U0123456789", user],
    ["U0123456780", bot],
    ["C0123456789", channel],
  ];
  return real.reduce((result, [example, id]) => (id === undefined ? result : result.replaceAll(example, id)), text);
}
