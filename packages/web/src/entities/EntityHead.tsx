import type { WorkObject } from "@platform/protocol/entities/entity.ts";
import { FileText, LayoutList, ListChecks, Siren, SquareCheckBig } from "lucide-react";
import type { ReactNode } from "react";
import { safePicture } from "../richtext/safeUrl.ts";
import styles from "./Entity.module.css";

const icons: Readonly<Record<string, ReactNode>> = {
  "slack#/entities/task": <SquareCheckBig size={20} aria-hidden="true" />,
  "slack#/entities/file": <FileText size={20} aria-hidden="true" />,
  "slack#/entities/incident": <Siren size={20} aria-hidden="true" />,
  "slack#/entities/content_item": <LayoutList size={20} aria-hidden="true" />,
};

type Shown = Pick<WorkObject, "entity_type" | "entity_payload">;

/** What it is and where it comes from, with its title. */
export function EntityHead({ entity, children }: { readonly entity: Shown; readonly children: ReactNode }) {
  const { product_icon: icon, product_name, display_type, display_id } = entity.entity_payload.attributes;
  const src = safePicture(icon?.url);
  return (
    <div className={styles["head"]}>
      <span className={styles["icon"]}>
        {src === undefined ? (
          (icons[entity.entity_type] ?? <ListChecks size={20} aria-hidden="true" />)
        ) : (
          <img src={src} alt={icon?.alt_text ?? ""} width={20} height={20} loading="lazy" />
        )}
      </span>
      <div className={styles["titles"]}>
        {children}
        <div className={styles["kind"]}>
          {[display_type, display_id, product_name].filter(Boolean).map((text, at) => (
            <bdi key={at}>{text}</bdi>
          ))}
        </div>
      </div>
    </div>
  );
}
