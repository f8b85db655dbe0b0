/** One object per line. One of them is in memory at a time. */
export async function* jsonLines(items: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`;
}
