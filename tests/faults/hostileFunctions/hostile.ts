/** What no sandbox may ever see or reach, generated for each run. */
export interface Canary {
  /** Present in the file and in the environment of the server. */
  readonly secret: string;
  /** A file of JSON that holds the secret, readable by everybody on the machine. */
  readonly file: string;
  /** A folder that everybody may write to. */
  readonly folder: string;
  /** Listens on this machine and must hear nothing. */
  readonly port: number;
  readonly socket: string;
  /** A variable of the server's environment. */
  readonly variable: string;
  /** Where the server is reached. */
  readonly baseUrl: string;
  /** A host that the manifest names, and that redirects to the port. */
  readonly declared: string;
}

/** The body of a handler that tries something; what it returns counts as got, what it throws as refused. */
export type Attempt = (canary: Canary) => string;

/** Code that is a module of its own. */
export type Module = (canary: Canary) => string;

export function moduleOf(body: string): string {
  return `export default async ({ inputs, env, client }) => {
    try {
      const got = await (async () => { ${body} })();
      return { outputs: { text: "GOT " + (typeof got === "string" ? got : Deno.inspect(got)) } };
    } catch (error) {
      return { outputs: { text: "REFUSED " + (error?.message ?? error) } };
    }
  };`;
}

/** A worker that tries it and reports the result. */
export function inWorker(body: string): string {
  const source = `try { postMessage("GOT " + await (async () => { ${body} })()) } catch (error) { postMessage("REFUSED " + error.message) }`;
  return `const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: "text/javascript" })), { type: "module" });
    const said = await new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => { event.preventDefault(); resolve("REFUSED " + event.message); };
    });
    worker.terminate();
    if (said.startsWith("REFUSED")) throw new Error(said);
    return said;`;
}
