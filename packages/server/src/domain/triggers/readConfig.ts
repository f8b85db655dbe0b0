import { isLongerThan, limits, type Outcome, refuseTrigger, succeed } from "@platform/protocol";
import { readFilter } from "@platform/protocol/triggers/filter.ts";
import { nextOccurrence } from "@platform/protocol/triggers/nextOccurrence.ts";
import { readSchedule } from "@platform/protocol/triggers/schedule.ts";
import type { TriggerType } from "@platform/protocol/triggers/triggerTypes.ts";
import { type Fields, isFields } from "@platform/protocol/workflows/parameter.ts";
import type { AskedTrigger, ConfigCode, TriggerConfig } from "./definition.ts";
import { eventKinds, eventNameOf, eventTypeOf } from "./eventKinds.ts";

type ReadConfig = Outcome<{ config: TriggerConfig }, ConfigCode>;
type Asked = Pick<AskedTrigger, "shortcut" | "event" | "schedule" | "webhook">;

const plain: TriggerConfig = {
  config: {},
  eventType: null,
  dueMs: null,
  channelIds: [],
  isEverywhere: false,
  readsMessages: false,
};

/** What a type needs besides, when it makes sense. */
export function readConfig(type: TriggerType, asked: Asked, nowMs: number): ReadConfig {
  return readers[type](asked, nowMs);
}

const readers: Readonly<Record<TriggerType, (asked: Asked, nowMs: number) => ReadConfig>> = {
  shortcut({ shortcut = {} }) {
    if (!isFields(shortcut)) return wrong("/shortcut", "shortcut is an object");
    const { button_text: text } = shortcut;
    if (text !== undefined && (typeof text !== "string" || isLongerThan(text, limits.button_text_chars_max))) {
      return wrong("/shortcut/button_text", `button_text has at most ${limits.button_text_chars_max} characters`);
    }
    return succeed({ config: { ...plain, config: text === undefined ? {} : { shortcut: { button_text: text } } } });
  },
  scheduled({ schedule }, nowMs) {
    const read = readSchedule(schedule);
    if (!read.ok) return wrong("/schedule", read.fault);
    const dueMs = nextOccurrence(read.schedule, nowMs);
    if (dueMs === undefined) return wrong("/schedule", "the schedule is over: none of its times is still to come");
    return succeed({ config: { ...plain, config: { schedule }, dueMs } });
  },
  webhook({ webhook = {} }) {
    if (!isFields(webhook)) return wrong("/webhook", "webhook is an object");
    const { filter } = webhook;
    const fault = filterFault(filter);
    if (fault !== undefined) return wrong("/webhook/filter", fault);
    return succeed({ config: { ...plain, config: filter === undefined ? {} : { webhook: { filter } } } });
  },
  event({ event }) {
    const fields = isFields(event) ? event : {};
    const name = eventNameOf(fields["event_type"]);
    const kind = name === undefined ? undefined : eventKinds[name];
    if (name === undefined || !kind) {
      const known = Object.keys(eventKinds).map(eventTypeOf).join(", ");
      const message = `event_type is one of ${known}`;
      return refuseTrigger("invalid_trigger_event_type", { message, pointer: "/event/event_type" });
    }
    const filter = filterFault(fields["filter"]);
    if (filter !== undefined) return wrong("/event/filter", filter);
    if (kind.needsFilter && fields["filter"] === undefined) {
      return wrong("/event/filter", "without a filter, everything that anybody writes would start the workflow");
    }
    const metadata = metadataFault(name, fields["metadata_event_type"]);
    if (metadata !== undefined) return wrong("/event/metadata_event_type", metadata);
    const isEverywhere = fields["all_resources"] === true;
    const channelIds = kind.isInChannel ? channelsIn(fields, isEverywhere) : [];
    if (typeof channelIds === "string") return wrong("/event/channel_ids", channelIds);
    const config = { event: { ...fields, event_type: eventTypeOf(name) } };
    const readsMessages = kind.readsMessages ?? false;
    return succeed({
      config: {
        ...plain,
        config,
        eventType: name,
        channelIds,
        isEverywhere: kind.isInChannel && isEverywhere,
        readsMessages,
      },
    });
  },
};

function channelsIn(fields: Fields, isEverywhere: boolean): string[] | string {
  const { channel_ids: ids } = fields;
  if (isEverywhere) return ids === undefined ? [] : "give either channel_ids, or all_resources";
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every((id) => typeof id === "string")) {
    return "say where: channel_ids, or all_resources";
  }
  const unique = [...new Set(ids)];
  return unique.length <= limits.trigger_channels_max
    ? unique
    : `a trigger listens in ${limits.trigger_channels_max} channels at most`;
}

function metadataFault(name: string, type: unknown): string | undefined {
  if (name !== "message_metadata_posted") return undefined;
  return typeof type === "string" && type !== "" ? undefined : "say for which type of metadata";
}

function filterFault(filter: unknown): string | undefined {
  if (filter === undefined) return undefined;
  const read = readFilter(filter);
  return read.ok ? undefined : read.fault;
}

function wrong(pointer: string, message: string): ReadConfig {
  return refuseTrigger("invalid_trigger_config", { message, pointer });
}
