/** The blocks that are loaded when the first of them is shown. */
export type GroupedType = "alert" | "card" | "carousel" | "container";
