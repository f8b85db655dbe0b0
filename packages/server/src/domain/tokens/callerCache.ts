import { createByteCache, rowBytes } from "../../ports/byteCache.ts";
import type { TokenOwner } from "../../storage/queries/tokens.ts";

const bytesMax = 4 * 1024 * 1024;

/**
 * Gives the same object for the same token for as long as the store tells the same of its owner. The store is asked on
 * every call all the same; what is saved is making the object, and sending it to the writer thread with every write.
 */
export function keepBy<Made>(make: (owner: TokenOwner) => Made): (hash: string, owner: TokenOwner) => Made {
  const kept = createByteCache<{ readonly owner: TokenOwner; readonly made: Made }>({
    name: "callers",
    bytesMax,
    // What is made of the row holds the same texts once more.
    bytesOf: ({ owner }) => 2 * rowBytes(owner),
  });
  return (hash, owner) => {
    const known = kept.get(hash);
    if (known && isSame(known.owner, owner)) return known.made;
    const made = make(owner);
    kept.set(hash, { owner, made });
    return made;
  };
}

/** Both are rows of one query, so they have the same columns. */
function isSame(one: TokenOwner, other: TokenOwner): boolean {
  for (const column in one) {
    if (one[column as keyof TokenOwner] !== other[column as keyof TokenOwner]) return false;
  }
  return true;
}
