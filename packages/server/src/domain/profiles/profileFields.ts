export const fieldTypes = ["text", "long_text", "date", "link", "options_list", "tags", "user"] as const;
export type FieldType = (typeof fieldTypes)[number];

/** A custom field of the profiles in a workspace. */
export interface ProfileField {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly type: FieldType;
  /** What can be chosen. Null where the type has no choices. */
  readonly possibleValues: readonly string[] | null;
  readonly isHidden: boolean;
  /** Only admins change it. */
  readonly isProtected: boolean;
  readonly sectionId: string;
}

/** A heading over some of the fields. */
export interface ProfileSection {
  readonly id: string;
  readonly type: "additional_fields" | "custom";
  readonly label: string;
}

/** The custom fields of a workspace, in the order in which they are shown. Stored as this very JSON. */
export interface ProfileFields {
  readonly fields: readonly ProfileField[];
  readonly sections: readonly ProfileSection[];
}

const none: ProfileFields = { fields: [], sections: [] };

export function readProfileFields({
  profile_fields: stored,
}: {
  readonly profile_fields: string | null;
}): ProfileFields {
  return stored === null ? none : (JSON.parse(stored) as ProfileFields);
}

/** What a person entered into a field. `alt` is the text of a link. */
export interface FieldValue {
  readonly value: string;
  readonly alt: string;
}

/** By field id. Stored as this very JSON. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

export function readFieldValues({ field_values: stored }: { readonly field_values: string | null }): FieldValues {
  return stored === null ? {} : (JSON.parse(stored) as FieldValues);
}
