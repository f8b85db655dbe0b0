import { type Outcome, refuse } from "@platform/protocol";
import type { RecordedAction, Recording } from "@platform/protocol/recordings/recordingSchema.ts";
import type { ControlContext } from "../controlContext.ts";
import { findPerson, type FoundPerson } from "../findPerson.ts";
import type { BuiltRecording } from "./buildRecording.ts";
import { candidatesIn } from "./idTokens.ts";
import { createNormalize } from "./normalize.ts";
import { actingControls } from "./personActions.ts";
import { resolveAction } from "./resolveAction.ts";

interface Given {
  readonly action: RecordedAction;
  readonly recording: Recording;
  readonly built: BuiltRecording;
  readonly actualOf: (name: string) => string | undefined;
}

const searchedMax = 200;

/** Does what a person did, with the ids of this run. */
export async function performAction(
  context: ControlContext,
  { action, recording, built, actualOf }: Given,
): Promise<Outcome<object, string>> {
  const { user, name } = action;
  const who = { user: user ?? "", workspace: recording.context.workspace };
  const person = user === undefined ? undefined : await findPerson(context, who);
  if (person && !person.ok) return refuse(person.error, `there is no ${user}`);
  const resolved = await resolveAction(action, {
    built,
    actualOf,
    openDm: (userIds) => openDm(context, person, userIds),
    topView: () => findTopView(context, who),
    findEarlier: (message) => findEarlier(context, person, recording, message, built),
  });
  if (!resolved.ok) return resolved;
  if (actingControls.has(name)) return context.runControl(name, { ...(person && who), ...resolved.args });
  const answer = person && (await context.callAs(person, name, resolved.args));
  return answer ?? refuse("user_not_found", `${user ?? "nobody"} cannot act`);
}

/** The direct conversation of these people, who include the one who acts. */
async function openDm(
  context: ControlContext,
  person: FoundPerson | undefined,
  userIds: readonly string[],
): Promise<string | undefined> {
  const others = userIds.filter((id) => id !== person?.userId);
  const opened = person && (await context.callAs(person, "conversations.open", { users: others.join(",") }));
  return opened?.ok ? (opened["channel"] as { id: string }).id : undefined;
}

async function findTopView(
  context: ControlContext,
  who: { readonly user: string; readonly workspace: string },
): Promise<string | undefined> {
  const seen = await context.runControl("person.views", who);
  const views = seen.ok ? ((seen as { views?: readonly { id: string; type: string }[] }).views ?? []) : [];
  return (views.findLast(({ type }) => type === "modal") ?? views.at(-1))?.id;
}

/** The newest message with the recorded text. */
async function findEarlier(
  context: ControlContext,
  person: FoundPerson | undefined,
  recording: Recording,
  name: string,
  { directory, created }: BuiltRecording,
): Promise<string | undefined> {
  const wanted = recording.context.messages?.[name];
  if (!wanted || !person) return undefined;
  const channel = await directory.idOf(wanted.channel.slice(2, -2), (userIds) => openDm(context, person, userIds));
  if (channel === undefined) return undefined;
  const page = await context.callAs(person, "conversations.history", { channel, limit: searchedMax });
  const messages = page?.ok ? (page["messages"] as readonly { ts: string; text?: string }[]) : [];
  await directory.learn(candidatesIn(messages.map(({ text = "" }) => text)));
  const normalize = createNormalize(directory, created);
  return messages.find(({ text = "" }) => normalize(text, channel) === wanted.text)?.ts;
}
