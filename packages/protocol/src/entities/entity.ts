import type { Option } from "../objects/option.ts";
import type { PlainText } from "../objects/text.ts";
import type { SlackFile } from "../objects/slack_file.ts";
import type { EntityType } from "./entityTypes.ts";
import type { FieldType } from "./fieldSchema.ts";

/*
 * An entity after `validateEntity`. The types are written out, because those that the compiler would derive from the
 * schemas lose the fields of each entity type.
 */

export interface EntityIcon {
  readonly alt_text: string;
  readonly url?: string;
  readonly slack_file?: SlackFile;
}

export interface EntityEdit {
  readonly enabled: boolean;
  readonly placeholder?: PlainText;
  readonly hint?: PlainText;
  readonly optional?: boolean;
  readonly select?: {
    readonly current_value?: string;
    readonly current_values?: readonly string[];
    readonly static_options?: readonly Option[];
    readonly fetch_options_dynamically?: boolean;
    readonly min_query_length?: number;
  };
  readonly number?: {
    readonly is_decimal_allowed?: boolean;
    readonly min_value?: number;
    readonly max_value?: number;
  };
  readonly text?: { readonly min_length?: number; readonly max_length?: number };
  readonly boolean?: { readonly input_type?: "checkbox" | "radio" | "select" };
}

export type EntityBoolean =
  | { readonly type: "checkbox"; readonly text: string; readonly description?: string }
  | {
      readonly type: "text";
      readonly true_text: string;
      readonly false_text: string;
      readonly true_description?: string;
      readonly false_description?: string;
    };

export interface EntityUser {
  readonly user_id?: string;
  readonly text?: string;
  readonly url?: string;
  readonly email?: string;
  readonly icon?: EntityIcon;
}

export interface ExternalRef {
  readonly id: string;
  readonly type?: string;
}

export interface EntityRef {
  readonly entity_url: string;
  readonly external_ref: ExternalRef;
  readonly title?: string;
  readonly display_type?: string;
  readonly icon?: EntityIcon;
}

export interface EntityField {
  readonly type?: FieldType;
  readonly label?: string;
  readonly value?: unknown;
  readonly link?: string;
  readonly icon?: EntityIcon;
  readonly long?: boolean;
  readonly format?: "markdown";
  readonly tag_color?: "red" | "yellow" | "green" | "gray" | "blue";
  readonly image_url?: string;
  readonly slack_file?: SlackFile;
  readonly alt_text?: string;
  readonly title?: string;
  readonly edit?: EntityEdit;
  readonly item_type?: FieldType;
  readonly user?: EntityUser;
  readonly entity_ref?: EntityRef;
  readonly boolean?: EntityBoolean;
}

export interface EntityButton {
  readonly text: string;
  readonly action_id: string;
  readonly value?: string;
  readonly style?: "primary" | "danger" | "default";
  readonly url?: string;
  readonly accessibility_label?: string;
  readonly processing_state?: { readonly enabled: boolean; readonly interstitial_text?: string };
}

export interface EntityPayload {
  readonly attributes: {
    readonly title: { readonly text: string; readonly edit?: EntityEdit };
    readonly display_type?: string;
    readonly display_id?: string;
    readonly product_name?: string;
    readonly product_icon?: EntityIcon;
    readonly full_size_preview?: {
      readonly is_supported: boolean;
      readonly preview_url?: string;
      readonly mime_type?: string;
      readonly error?: { readonly code: string; readonly message?: string };
    };
    readonly metadata_last_modified?: number;
  };
  readonly fields?: Readonly<Record<string, EntityField | undefined>>;
  readonly custom_fields?: readonly (EntityField & { readonly key: string; readonly label: string })[];
  readonly slack_file?: { readonly id?: string; readonly type?: string };
  readonly display_order?: readonly string[];
  readonly actions?: {
    readonly primary_actions?: readonly EntityButton[];
    readonly overflow_actions?: readonly EntityButton[];
  };
}

export interface Entity {
  readonly entity_type: EntityType;
  readonly entity_payload: EntityPayload;
  readonly external_ref: ExternalRef;
  readonly url: string;
  readonly app_unfurl_url?: string;
}

/** An entity as messages contain it, in an attachment. */
export interface WorkObject extends Pick<Entity, "entity_type" | "entity_payload" | "external_ref"> {
  readonly external_url: string;
  readonly app_id: string;
  readonly app_name: string;
  readonly display_type?: string;
}
