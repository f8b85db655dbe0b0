import type { Filter } from "@platform/protocol/objects/filter.ts";

/** What menus of channels offer, which have no filter of their own. */
export const publicChannels: Filter = { include: ["public"] };
