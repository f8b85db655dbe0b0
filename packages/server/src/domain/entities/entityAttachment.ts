import type { Entity, WorkObject } from "@platform/protocol/entities/entity.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The attachment that shows an entity in a message. Clients that know no work objects read its title in `fallback`. */
export function entityAttachment(app: { readonly id: string; readonly name: string }, entity: Entity): Fields {
  const { entity_type, entity_payload, external_ref, url } = entity;
  const { title, display_type, product_name } = entity_payload.attributes;
  const shown: WorkObject = {
    entity_type,
    external_ref,
    external_url: url,
    app_id: app.id,
    app_name: product_name ?? app.name,
    ...(display_type !== undefined && { display_type }),
    entity_payload,
  };
  return { fallback: title.text, app_id: app.id, from_url: url, [workObject]: shown };
}

/** Where an attachment has its entity. Only this server writes the field: it says which app a click asks for details. */
export const workObject = "work_object_entity";

/** The entity in an attachment of a stored message. */
export function workObjectOf(attachment: unknown): WorkObject | undefined {
  return (attachment as Readonly<Record<string, WorkObject | undefined>> | null)?.[workObject];
}
