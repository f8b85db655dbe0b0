import type { Entity } from "@platform/protocol/entities/entity.ts";
import { orderedFields } from "@platform/protocol/entities/orderedFields.ts";
import { RefreshCw, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { EntityActions } from "../entities/EntityActions.tsx";
import styles from "../entities/Entity.module.css";
import { EntityFields } from "../entities/EntityFields.tsx";
import { EntityHead } from "../entities/EntityHead.tsx";
import { channelPath } from "../navigation/paths.ts";
import { safeUrl } from "../richtext/safeUrl.ts";
import { entitiesText } from "../strings/entities.ts";
import { reasonText } from "../surface/words.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { EntityEdit } from "./EntityEdit.tsx";
import { EntityState } from "./EntityState.tsx";
import pane from "./Pane.module.css";
import { type EntityPaneData, useEntityPane } from "./useEntityPane.ts";

interface Props {
  readonly channel: string;
  readonly ts: string;
  readonly attachment: number;
}

/** The details of a work object, as its app shows them to this person. */
export default function EntityPane({ channel, ts, attachment }: Props) {
  const [, go] = useLocation();
  const { pane: shown, failure, isWaiting, isLate, ask } = useEntityPane({ channel, ts, attachment });

  function close(): void {
    go(channelPath(channel));
    // Back to where the person came from.
    document.querySelector<HTMLElement>(`[data-entity="${ts} ${attachment}"]`)?.focus();
  }

  return (
    <aside aria-label={entitiesText.details} aria-busy={isWaiting} className={pane["pane"]}>
      <header className={pane["header"]}>
        <h2 className={pane["title"]}>{entitiesText.details}</h2>
        <span className={styles["actions"]}>
          <IconButton label={entitiesText.refresh} icon={<RefreshCw size={20} />} onClick={() => void ask(true)} />
          <IconButton label={entitiesText.close} icon={<X size={20} />} onClick={close} />
        </span>
      </header>
      <div className={pane["body"]}>
        {failure !== undefined && <ErrorState text={reasonText(failure)} onRetry={() => void ask(false)} />}
        {!shown && failure === undefined && <Skeleton rows={4} label={entitiesText.loading} />}
        {shown && failure === undefined && (
          <Details shown={shown} isWaiting={isWaiting} isLate={isLate} onRetry={() => void ask(true)} />
        )}
      </div>
    </aside>
  );
}

interface DetailsProps {
  readonly shown: EntityPaneData;
  readonly isWaiting: boolean;
  readonly isLate: boolean;
  readonly onRetry: () => void;
}

function Details({ shown, isWaiting, isLate, onRetry }: DetailsProps) {
  const [isEditing, setEditing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // The person asked for these details, so the keyboard goes on from them.
  useEffect(() => title.current?.focus(), []);
  const entity = shown.entity as unknown as Entity;
  const { attributes, actions } = entity.entity_payload;
  const product = attributes.product_name ?? entitiesText.details;
  const url = safeUrl(entity.url);
  if (isEditing && shown.state === "ready") {
    return <EntityEdit shown={shown} onDone={() => setEditing(false)} />;
  }
  return (
    <div className={styles["details"]}>
      <EntityHead entity={entity}>
        <h3 ref={title} tabIndex={-1} className={styles["title"]}>
          <bdi>{attributes.title.text}</bdi>
        </h3>
      </EntityHead>
      <EntityState shown={shown} product={product} isLate={isLate} onRetry={onRetry} />
      <EntityFields fields={orderedFields(entity)} />
      {isWaiting && shown.state === "loading" && <Skeleton rows={2} label={entitiesText.loading} />}
      <EntityActions
        place={{ view_id: shown.view.id }}
        primary={actions?.primary_actions ?? []}
        overflow={actions?.overflow_actions ?? []}
      />
      <div className={styles["actions"]}>
        {shown.state === "ready" && shown.view.blocks.length > 0 && (
          <Button onClick={() => setEditing(true)}>{entitiesText.edit}</Button>
        )}
        {url !== undefined && (
          <ButtonLink href={url} target="_blank" rel="noopener noreferrer nofollow">
            {entitiesText.openIn(product)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
