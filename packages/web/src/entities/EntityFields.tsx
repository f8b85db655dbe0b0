import type { EntityField } from "@platform/protocol/entities/entity.ts";
import type { FieldType } from "@platform/protocol/entities/fieldSchema.ts";
import { labelOf } from "@platform/protocol/entities/labelOf.ts";
import type { NamedField } from "@platform/protocol/entities/orderedFields.ts";
import { Markdown } from "../richtext/Markdown.tsx";
import { RichText } from "../richtext/RichText.tsx";
import { safePicture } from "../richtext/safeUrl.ts";
import { entitiesText } from "../strings/entities.ts";
import { classes } from "../ui/classes.ts";
import { fieldContent } from "./fieldContent.ts";
import styles from "./Entity.module.css";

/** What an entity says about itself, field by field. A field without a value is left out. */
export function EntityFields({ fields }: { readonly fields: readonly NamedField[] }) {
  const shown = fields.filter(({ type, field }) => hasValue(type, field));
  if (shown.length === 0) return null;
  return (
    <dl className={styles["fields"]}>
      {shown.map(({ key, type, field }) => (
        <div key={key} className={isWide(type, field) ? styles["wide"] : undefined}>
          <dt>
            <bdi>{field.label ?? entitiesText.fields[key] ?? labelOf(key)}</bdi>
          </dt>
          <dd>
            <FieldValue type={type} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  readonly type: FieldType;
  readonly field: EntityField;
}

function FieldValue({ type, field }: ValueProps) {
  if (type === "slack#/types/image") return <EntityImage field={field} />;
  if (type === "array") {
    const { item_type: itemType = "string", value } = field;
    return (
      <ul className={styles["list"]}>
        {(value as readonly EntityField[]).map((item, at) => (
          <li key={at}>
            <FieldValue type={itemType} field={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (field.format === "markdown") return <Markdown text={String(field.value)} />;
  const text = <RichText block={fieldContent(type, field)} />;
  if (field.tag_color !== undefined) {
    return <span className={classes(styles["tag"], styles[field.tag_color])}>{text}</span>;
  }
  const icon = safePicture(field.icon?.url);
  if (icon === undefined) return text;
  return (
    <span className={styles["withIcon"]}>
      <img src={icon} alt={field.icon?.alt_text ?? ""} width={16} height={16} loading="lazy" />
      {text}
    </span>
  );
}

function EntityImage({ field }: { readonly field: EntityField }) {
  const src = safePicture(field.image_url ?? field.slack_file?.url);
  if (src === undefined) return <span>{field.alt_text}</span>;
  return <img className={styles["image"]} src={src} alt={field.alt_text ?? ""} loading="lazy" />;
}

function hasValue(type: FieldType, { value, user, entity_ref: ref, alt_text: alt }: EntityField): boolean {
  if (type === "slack#/types/user") return user !== undefined;
  if (type === "slack#/types/entity_ref") return ref !== undefined;
  if (type === "slack#/types/image") return alt !== undefined;
  if (type === "array") return Array.isArray(value) && value.length > 0;
  return value !== undefined && value !== "";
}

function isWide(type: FieldType, { long, format }: EntityField): boolean {
  return long === true || format === "markdown" || type === "slack#/types/image" || type === "array";
}
