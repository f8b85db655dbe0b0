import { Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly ok: boolean; readonly error?: string } & Record<string, unknown>;
}

/** Calls methods over connections that stay open, as SDKs do. Rejects when the connection breaks before the answer. */
export class ApiClient implements Disposable {
  readonly #url: string;
  readonly #token: string;
  readonly #agent: Agent;

  constructor(url: string, token: string, connections = 16) {
    this.#url = url;
    this.#token = token;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  call(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<Reply> {
    const payload = JSON.stringify(params);
    return new Promise((resolve, reject) => {
      const asked = request(`${this.#url}/api/${method}`, {
        method: "POST",
        agent: this.#agent,
        headers: {
          authorization: `Bearer ${this.#token}`,
          "content-type": "application/json; charset=utf-8",
          "content-length": Buffer.byteLength(payload),
        },
      });
      asked.on("error", reject);
      asked.on("response", (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: JSON.parse(text) as Reply["body"] });
        });
      });
      asked.end(payload);
    });
  }

  /** The status of a page that operators ask for. */
  status(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const asked = request(`${this.#url}${path}`, { agent: this.#agent });
      asked.on("error", reject);
      asked.on("response", (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
      });
      asked.end();
    });
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}
