import { type Static, Type } from "typebox";
import type { OfferedTrigger } from "../domain/triggers/listRunnable.ts";
import type { RunnableTrigger } from "../domain/triggers/readRunnable.ts";

/** The part of a trigger that a person needs to run it. */
export const runnableTriggerSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  button_text: Type.Optional(Type.String()),
  app: Type.Object({ id: Type.String(), name: Type.String() }),
  inputs: Type.Array(
    Type.Object({
      name: Type.String(),
      type: Type.String(),
      title: Type.String(),
      description: Type.Optional(Type.String()),
    }),
    { description: "The inputs to ask the person for who runs it." },
  ),
  needs_channel: Type.Boolean({ description: "Whether it can be run only in a channel." }),
});

export const offeredTriggerSchema = Type.Object({
  ...runnableTriggerSchema.properties,
  bookmark_id: Type.Optional(Type.String({ description: "The bookmark of the channel that leads to it." })),
  is_featured: Type.Boolean({ description: "Whether the channel features it." }),
});

export function presentOffered(offered: OfferedTrigger): Static<typeof offeredTriggerSchema> {
  const { bookmarkId, isFeatured, ...trigger } = offered;
  const bookmark = bookmarkId === undefined ? {} : { bookmark_id: bookmarkId };
  return { ...presentRunnable(trigger), ...bookmark, is_featured: isFeatured };
}

export function presentRunnable({ seen, asked, needsChannel }: RunnableTrigger): Static<typeof runnableTriggerSchema> {
  const { row, app } = seen;
  const { shortcut } = JSON.parse(row.config) as { shortcut?: { button_text?: string } };
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    ...(shortcut?.button_text !== undefined && { button_text: shortcut.button_text }),
    app: { id: row.app_id, name: app?.name ?? "" },
    inputs: asked.map(({ name, type, title, description }) => ({
      name,
      type,
      title: title ?? name,
      ...(description !== undefined && { description }),
    })),
    needs_channel: needsChannel,
  };
}
