/** An array as Slack writes it: four spaces, escaped slashes, everything else as it is. One item is in memory at a time. */
export async function* slackArray(items: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const item of items) {
    yield (isFirst ? "[\n" : ",\n") + indented(item);
    isFirst = false;
  }
  yield isFirst ? "[]" : "\n]";
}

/** Any value as a whole file. */
export function slackText(value: unknown): string {
  return escaped(JSON.stringify(value, null, 4));
}

function indented(item: unknown): string {
  return escaped(JSON.stringify([item], null, 4).slice(2, -2));
}

/** Slashes are in texts only, where an escape means the same. */
function escaped(json: string): string {
  return json.replaceAll("/", "\\/");
}
