import type { Migration } from "kysely/migration";
import * as ground from "./0001-ground.ts";

/** In order. A migration that has been released is never edited; the next one corrects it. */
export const migrations: Record<string, Migration> = {
  "0001-ground": ground,
};
