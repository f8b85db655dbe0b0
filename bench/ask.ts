import { request } from "node:http";

export interface Question {
  readonly port: number;
  readonly path: string;
  readonly form: string;
  readonly token: string;
}

/** One call on a connection of its own; anything but a success is an error. */
export function ask({ port, path, form, token }: Question): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/x-www-form-urlencoded", authorization: `Bearer ${token}` };
    const asked = request({ host: "127.0.0.1", port, path, method: "POST", headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => {
        if (answer.statusCode === 200 && text.startsWith('{"ok":true')) resolve(text);
        else reject(new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 500)}`));
      });
    });
    asked.on("error", reject);
    asked.end(form);
  });
}
