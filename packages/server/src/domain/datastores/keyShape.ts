import { limits } from "@platform/protocol";

/** Whether a text can be the key of an item: both databases take it as it is, and it fits into their indexes. */
export function isKeyShaped(text: string): boolean {
  if (text.length > limits.datastore_key_bytes_max || text.includes("\u0000") || !text.isWellFormed()) return false;
  return Buffer.byteLength(text) <= limits.datastore_key_bytes_max;
}
