/** Bytes in pieces, as they came. */
export interface Part {
  readonly pieces: readonly Uint8Array[];
  readonly size: number;
}

/** Cuts a stream into parts of exactly this size; the last one is what remains, and may be empty only if it is the first. */
export async function* partsOf(source: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Part> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let isFirst = true;
  for await (const chunk of source) {
    let rest = chunk;
    while (size + rest.length > partBytes) {
      const head = rest.subarray(0, partBytes - size);
      yield { pieces: [...pieces, head], size: partBytes };
      isFirst = false;
      rest = rest.subarray(head.length);
      [pieces, size] = [[], 0];
    }
    if (rest.length === 0) continue;
    pieces.push(rest);
    size += rest.length;
  }
  if (size > 0 || isFirst) yield { pieces, size };
}
