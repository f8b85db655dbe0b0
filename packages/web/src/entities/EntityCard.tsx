import type { WorkObject } from "@platform/protocol/entities/entity.ts";
import { isEntityType } from "@platform/protocol/entities/entityTypes.ts";
import { orderedFields } from "@platform/protocol/entities/orderedFields.ts";
import { useLocation } from "wouter";
import { entityPath } from "../navigation/paths.ts";
import { SafeLink } from "../richtext/SafeLink.tsx";
import { entitiesText } from "../strings/entities.ts";
import type { Place } from "../surface/place.ts";
import { EntityActions } from "./EntityActions.tsx";
import { EntityFields } from "./EntityFields.tsx";
import { EntityHead } from "./EntityHead.tsx";
import styles from "./Entity.module.css";

/** A card shows the most important fields; the details show all of them. */
const fieldsMax = 6;

interface Props {
  /** The `id` of the attachment. */
  readonly attachment: number;
  readonly entity: object;
  readonly place: Place | undefined;
}

/** A work object under the message that contains it. Its title opens the details. */
export default function EntityCard({ attachment, entity, place }: Props) {
  const [, go] = useLocation();
  const shown = entity as WorkObject;
  // Imported messages contain what another platform made of an entity.
  if (!isEntityType(shown.entity_type) || !shown.entity_payload?.attributes?.title) return <Unknown entity={entity} />;
  const { title } = shown.entity_payload.attributes;
  const { primary_actions: primary = [], overflow_actions: overflow = [] } = shown.entity_payload.actions ?? {};
  const where = place?.kind === "message" ? place : undefined;
  return (
    <article className={styles["card"]} aria-label={title.text}>
      <EntityHead entity={shown}>
        {where ? (
          <button
            type="button"
            className={styles["open"]}
            aria-label={entitiesText.openDetails(title.text)}
            data-entity={`${where.ts} ${attachment}`}
            onClick={() => go(entityPath(where.channelId, where.ts, attachment))}
          >
            <bdi>{title.text}</bdi>
          </button>
        ) : (
          <SafeLink url={shown.external_url}>{title.text}</SafeLink>
        )}
      </EntityHead>
      <EntityFields fields={orderedFields(shown).slice(0, fieldsMax)} />
      {where && (
        <EntityActions
          place={{ channel: where.channelId, ts: where.ts, attachment }}
          primary={primary}
          overflow={overflow}
        />
      )}
    </article>
  );
}

function Unknown({ entity }: { readonly entity: object }) {
  const { external_url: url, app_name: name } = entity as Partial<WorkObject>;
  if (typeof url !== "string") return null;
  return <SafeLink url={url}>{name ?? url}</SafeLink>;
}
