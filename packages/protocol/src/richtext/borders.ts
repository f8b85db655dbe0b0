import { limits } from "../limits.ts";

export function bordersOf({ border: given }: { readonly border?: number }): number {
  return given === undefined || !(given > 0) ? 0 : Math.min(Math.floor(given), limits.rich_text_border_max);
}
