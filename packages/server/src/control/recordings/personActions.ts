import type { CallEntry } from "../logEntry.ts";
import { isPersonsCall, type RecordedEntry } from "./recorder.ts";

/** Controls with which a person acts; `person.post` and `person.call` leave a call in the log instead. */
export const actingControls: ReadonlySet<string> = new Set([
  "events.send",
  "person.act",
  "person.close",
  "person.command",
  "person.home",
  "person.options",
  "person.shortcut",
  "person.submit",
  "person.trigger",
]);

/** What clients store about their own state. No app sees it. */
const ownState =
  /^(client\.(activity|channels|counts|drafts|feed|home\.seen|notifications|preferences|push|saved|sections|threads|views\.list|zone)\b|client\.agents\.sessions\.mark$|conversations\.mark$|dnd\.|users\.(prefs|setActive|setPresence)|search\.|files\.getUploadURLExternal$)/;

/** The calls of people that changed something or reached the app, by the ids of their requests. */
export function findActions(entries: readonly RecordedEntry[]): ReadonlySet<string> {
  const effective = new Set<string>();
  for (const entry of entries) {
    if ((entry.kind === "write" || entry.kind === "interaction") && entry.requestId !== undefined) {
      effective.add(entry.requestId);
    }
  }
  const calls = entries.filter((entry): entry is CallEntry => entry.kind === "call" && isPersonsCall(entry));
  return new Set(
    calls
      .filter(({ method, requestId }) => effective.has(requestId) && !ownState.test(method))
      .map(({ requestId }) => requestId),
  );
}

/** What every app asks when it starts or connects; a replay meets an app that has done so already. */
export const startingCalls: ReadonlySet<string> = new Set(["api.test", "apps.connections.open", "auth.test"]);
