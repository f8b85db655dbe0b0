import { fieldsOf, type CreatedNames } from "./createdNames.ts";
import { channelIn } from "./normalize.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Where something was done: the key under which the blocks there are known. */
export function placeKey(args: Fields): string | undefined {
  const { view_id: viewId, ts } = args;
  if (typeof viewId === "string") return viewId;
  return typeof ts === "string" ? `${channelIn(args) ?? ""} ${ts}` : undefined;
}

/**
 * The arguments of an action with blocks by their place where the server made up their ids: those differ in every run.
 * An id that occurs in what the app wrote is the app's own.
 */
export function nameBlocks(args: Fields, created: CreatedNames, isAppsOwn: (blockId: string) => boolean): Fields {
  const place = placeKey(args);
  if (place === undefined) return args;
  const nameOf = (id: string): string => (isAppsOwn(id) ? id : (created.blockName(place, id) ?? id));
  return mapBlocks(args, nameOf);
}

/** The other way round: the ids that the blocks have in this run. */
export function unnameBlocks(args: Fields, created: CreatedNames): Fields {
  const place = placeKey(args) ?? "";
  return mapBlocks(args, (name) => {
    const [, index] = /^\{\{block:(\d+)\}\}$/.exec(name) ?? [];
    return index === undefined ? name : (created.blockId(place, Number(index)) ?? name);
  });
}

function mapBlocks(args: Fields, map: (blockId: string) => string): Fields {
  const { block_id: blockId, values, queries } = args;
  const mapKeys = (byBlock: unknown): Fields =>
    Object.fromEntries(Object.entries(fieldsOf(byBlock)).map(([key, inside]) => [map(key), inside]));
  return {
    ...args,
    ...(typeof blockId === "string" ? { block_id: map(blockId) } : {}),
    ...(values === undefined ? {} : { values: mapKeys(values) }),
    ...(queries === undefined ? {} : { queries: mapKeys(queries) }),
  };
}
