import { editable } from "../../../packages/server/testkit/entities.ts";
import { eventsOf } from "../../../packages/server/testkit/events.ts";
import type { CircleApp } from "./furnishApps.ts";
import type { Circle } from "./furnishRooms.ts";

/** A work object of the circle's app with a button, on a card and in the details that the owner has open. */
export async function furnishEntity({ world, owner }: Circle, { bot }: CircleApp, channel: string) {
  const { ts } = await bot.does("chat.postMessage", { channel, metadata: { entities: [editable] } });
  const { pane } = await owner.does("client.entities.open", { channel, ts, attachment: 1 });
  const [request] = (await eventsOf(world, "entity_details_requested")).slice(-1);
  const trigger_id = String(request?.["trigger_id"]);
  await bot.asks("entity.presentDetails", { trigger_id, metadata: editable });
  return { entityMessage: ts, entityView: pane.view.id };
}
