// Lines of JSON to the server and from it. What is needed for them is taken now, before any other code is loaded:
// code that replaces it later talks to itself.

const encoder = new TextEncoder();
const write = Deno.stdout.writeSync.bind(Deno.stdout);
const stringify = JSON.stringify;
const parse = JSON.parse;

export function send(message) {
  let bytes = encoder.encode(`${stringify(message)}\n`);
  while (bytes.length > 0) bytes = bytes.subarray(write(bytes));
}

/** Everything that the server says, until it hangs up. */
export async function* messages() {
  let rest = "";
  for await (const piece of Deno.stdin.readable.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop();
    for (const line of lines) yield parse(line);
  }
}
