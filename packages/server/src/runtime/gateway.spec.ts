import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createGateway } from "./gateway.ts";

const answer = { status: 200, headers: [], body: "" };

function open(domains: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const asked: string[] = [];
  const note =
    (where: string) =>
    async ({ url }: { readonly url: string }) => {
      asked.push(`${where} ${url}`);
      return answer;
    };
  const gateway = createGateway({
    askHere: note("here"),
    askRemoteSockets: note("elsewhere"),
    baseUrl: () => "https://chat.example.com",
  });
  const ask = gateway({ domains, executionId: undefined, context: { variables } });
  return { asked, ask: (url: string) => ask({ method: "GET", url, headers: [] }, new AbortController().signal) };
}

describe("what a function may ask", () => {
  test("is this server's API and files, and what the manifest names", async () => {
    const { ask, asked } = open(["api.example.org", "example.net:8443"]);
    const urls = [
      "https://chat.example.com/api/auth.test",
      "https://chat.example.com/files/T1-F1/x",
      "https://api.example.org/weather?q=x",
      "https://API.example.org/weather",
      "https://example.net:8443/",
    ];

    for (const url of urls) await ask(url);

    assert.deepEqual(
      asked.map((line) => line.split(" ")[0]),
      ["here", "here", "elsewhere", "elsewhere", "elsewhere"],
    );
  });

  test("is the API at the address that the call was given, before the server listened", async () => {
    const { ask, asked } = open([], { PLATFORM_API_URL: "http://localhost/api/" });
    await ask("http://localhost/api/auth.test");
    await assert.rejects(ask("http://localhost/control/state.reset"), /not let out/);
    assert.deepEqual(asked, ["here http://localhost/api/auth.test"]);
  });

  test("is nothing else, however it is spelled", async () => {
    const { ask, asked } = open(["api.example.org"]);
    const urls = [
      "https://chat.example.com/control/state.reset",
      "https://chat.example.com/api/../control/state.reset",
      "https://chat.example.com/",
      "http://chat.example.com/api/auth.test",
      "https://chat.example.com:444/api/auth.test",
      "https://sub.api.example.org/",
      "https://api.example.org.evil.test/",
      "https://api.example.org:8443/",
      "https://api.example.org@evil.test/",
      "https://evil.test/api.example.org",
      "file:///etc/passwd",
      "not a url",
    ];

    for (const url of urls) await assert.rejects(ask(url), /not let out|is no address/, url);

    assert.deepEqual(asked, []);
  });
});
