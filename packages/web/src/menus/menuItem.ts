/** Something that can be chosen in a menu, whatever fills the menu. */
export interface MenuItem {
  readonly id: string;
  readonly text: string;
  /** What is said of it, smaller. */
  readonly detail?: string | undefined;
  /** The heading that it stands under. */
  readonly group?: string | undefined;
  readonly symbol?: ItemSymbol | undefined;
}

/** Shown before the text. */
export type ItemSymbol =
  | { readonly kind: "person"; readonly isGone: boolean; readonly isBot: boolean }
  | { readonly kind: "public" | "private" | "mpim" | "im" };

/** What a menu shows once it is opened and something is typed. */
export type Offer =
  | { readonly state: "ready"; readonly items: readonly MenuItem[]; readonly loadMore?: (() => void) | undefined }
  | { readonly state: "loading" }
  | { readonly state: "empty" }
  /** More has to be typed first. */
  | { readonly state: "waiting"; readonly missing: number }
  | { readonly state: "failed"; readonly text: string; readonly retry: () => void };

/** Where a menu gets what it offers. Both are hooks, called in the same order every time. */
export interface MenuSource {
  readonly useOffer: (query: string, isOpen: boolean) => Offer;
  /** What is chosen, as it is to be shown; also when the menu offers it no longer. */
  readonly useChosen: (ids: readonly string[]) => readonly MenuItem[];
  /** Something was chosen, of what is offered at the moment. */
  readonly onChoose?: (id: string) => void;
}
