import type { DatastoreDefinition } from "@platform/protocol/manifest/datastores.ts";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { type CustomTypes, customTypesIn } from "@platform/protocol/workflows/customTypes.ts";
import { createByteCache, textBytes } from "../../ports/byteCache.ts";
import type { StoreKey } from "../../storage/queries/datastoreItems.ts";

/** A datastore that an app declares, in the workspace of the caller. */
export interface Datastore {
  readonly key: StoreKey;
  readonly definition: DatastoreDefinition;
  /** The types of the app, to which attributes may refer. */
  readonly types: CustomTypes;
}

interface Declared {
  readonly manifest: string;
  readonly datastores: Readonly<Record<string, DatastoreDefinition>>;
  readonly types: CustomTypes;
}

/** A parsed manifest takes some times the memory of its text. */
const bytesPerCharacter = 8;
const declared = createByteCache<Declared>({
  name: "datastore definitions",
  bytesMax: 8 * 1024 * 1024,
  bytesOf: ({ manifest }) => textBytes(manifest) * bytesPerCharacter,
});

/** What a manifest declares under a name. Parsed manifests are cached; the text tells whether one is still the current one. */
export function findDatastore(manifest: string, key: StoreKey): Datastore | undefined {
  const cached = declared.get(key.appId);
  const known = cached?.manifest === manifest ? cached : parse(manifest);
  if (known !== cached) declared.set(key.appId, known);
  const definition = Object.hasOwn(known.datastores, key.name) ? known.datastores[key.name] : undefined;
  return definition && { key, definition, types: known.types };
}

function parse(manifest: string): Declared {
  const { datastores = {}, types } = JSON.parse(manifest) as Manifest;
  return { manifest, datastores, types: customTypesIn(types) };
}
