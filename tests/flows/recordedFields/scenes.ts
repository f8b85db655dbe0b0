import { answerListeners } from "../../../packages/server/testkit/checkAnswer.ts";
import { serve } from "../../../packages/server/testkit/files.ts";
import { playApp } from "../../../packages/server/testkit/playedApp.ts";
import { Receiver } from "../../../packages/server/testkit/receiving.ts";
import { workspace } from "../../../packages/server/testkit/workspace.ts";
import { makeEverythingHappen } from "../../storage/socketEvents.ts";
import { payloadName } from "./payloadName.ts";
import { playAdmins, playBarriers } from "./sceneAdmins.ts";
import { playConversations } from "./sceneConversations.ts";
import { playFiles } from "./sceneFiles.ts";
import { playInteractions } from "./sceneInteractions.ts";
import { playMessages } from "./sceneMessages.ts";
import { playPeople } from "./scenePeople.ts";
import { SeenFields } from "./seenFields.ts";
import { subscribeToMessages } from "./subscribeToMessages.ts";

/** Plays a workspace in which everything has a value that can have one, and records what answers and payloads contain. */
export async function playScenes(): Promise<SeenFields> {
  const seen = new SeenFields();
  const record = (name: string, body: object) => seen.record(name, body);
  answerListeners.add(record);
  try {
    const app = playApp();
    await using world = await workspace({ ask: app.ask });
    await using receiver = await Receiver.start();
    await serve(world);
    await subscribeToMessages(world, receiver);
    for (const play of [playAdmins, playPeople, playConversations, playMessages, playFiles, playInteractions])
      await play(world);
    await world.platform.settle();
    await makeEverythingHappen(world, world);
    await world.platform.settle();
    await playBarriers(world);
    for (const { body } of receiver.received) seen.record(payloadName(body.event), body);
    for (const payload of app.heard) seen.record(payloadName(payload), payload);
  } finally {
    answerListeners.delete(record);
  }
  return seen;
}
