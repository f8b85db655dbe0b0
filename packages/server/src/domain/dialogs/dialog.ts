/** A legacy dialog, checked. Texts that were left out are absent, and values are strings. */
export interface Dialog {
  readonly title: string;
  readonly callbackId: string;
  readonly state: string;
  readonly submitLabel: string | undefined;
  readonly notifiesOnCancel: boolean;
  readonly elements: readonly DialogElement[];
}

export type DialogElement = TextElement | SelectElement;

interface AnyElement {
  readonly name: string;
  readonly label: string;
  readonly isOptional: boolean;
  readonly placeholder: string | undefined;
  readonly hint: string | undefined;
  readonly value: string | undefined;
}

export interface TextElement extends AnyElement {
  readonly type: "text" | "textarea";
  readonly minLength: number;
  readonly maxLength: number;
}

export const dialogSources = ["static", "users", "channels", "conversations", "external"] as const;

export interface SelectElement extends AnyElement {
  readonly type: "select";
  readonly source: (typeof dialogSources)[number];
  readonly options: readonly DialogOption[] | undefined;
  readonly groups: readonly DialogGroup[] | undefined;
  /** Of an external menu: the option that is chosen from the start. */
  readonly selected: DialogOption | undefined;
  readonly minQueryLength: number | undefined;
}

export interface DialogOption {
  readonly label: string;
  readonly value: string;
}

export interface DialogGroup {
  readonly label: string;
  readonly options: readonly DialogOption[];
}

/** What is stored with the view of a dialog. The block of an input is named after its position. */
export interface StoredDialog {
  readonly callbackId: string;
  readonly state: string;
  readonly names: readonly string[];
}
