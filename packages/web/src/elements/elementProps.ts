import type { AnyBlock, AnyElement } from "../surface/elements.ts";

/** What every element is given. */
export interface ElementProps<Element extends AnyElement | { readonly type: string } = AnyElement> {
  readonly element: Element;
  readonly block: AnyBlock;
  /** The element of the page that names it, where there is one. */
  readonly labelId?: string | undefined;
  /** Hints and errors about it. */
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
}

/** What screen readers need to know of a field. */
export function ariaOf({ labelId, describedBy, isInvalid = false }: Omit<ElementProps, "element" | "block">) {
  return {
    "aria-labelledby": labelId,
    "aria-describedby": describedBy,
    "aria-invalid": isInvalid || undefined,
  } as const;
}
