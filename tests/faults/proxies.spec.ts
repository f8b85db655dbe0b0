import assert from "node:assert/strict";
import { once } from "node:events";
import type { LookupFunction } from "node:net";
import { describe, test } from "node:test";
import { WebSocket } from "ws";
import { askSecurely, type SecureConnection } from "../../packages/server/testkit/askSecurely.ts";
import { selfSigned } from "../../packages/server/testkit/selfSigned.ts";
import { createPlatform } from "../../packages/server/src/platform.ts";
import { freePort } from "./freePort.ts";
import { proxiesSkip, proxyKinds, startProxy } from "./proxies.ts";

const { cert: ca, name: servername } = selfSigned;
/** Another address of this machine than the proxy's, as of a person elsewhere. */
const elsewhere = "127.0.0.2";

/** The name of the certificate is in no DNS. */
const lookup: LookupFunction = (_name, { all }, found) =>
  all ? found(null, [{ address: "127.0.0.1", family: 4 }]) : found(null, "127.0.0.1", 4);

for (const kind of proxyKinds) {
  describe(`a server behind ${kind}, as in the guide`, { skip: proxiesSkip }, () => {
    test("answers calls and pages, takes large files, keeps sockets open and knows who calls", async () => {
      await using stack = new AsyncDisposableStack();
      const port = await freePort();
      const { port: front, ...proxy } = await startProxy(kind, port);
      stack.use(proxy);
      const baseUrl = `https://${servername}:${front}`;
      const platform = stack.use(
        await createPlatform({ seed: "dev", dev: true, baseUrl, trustedProxies: ["127.0.0.1"] }),
      );
      await platform.listen({ port });
      const secure: SecureConnection = { ca, servername, lookup, localAddress: elsewhere };
      const { users, apps } = await platform.describeDev();
      const alice = users.find(({ name }) => name === "alice")?.token ?? "";
      const call = async (method: string, token: string, args: Record<string, unknown> = {}) =>
        (await askSecurely(`${baseUrl}/api/${method}`, secure, { token, body: args })).json();

      assert.equal((await call("auth.test", alice))["ok"], true);
      assert.equal((await askSecurely(`${baseUrl}/sign-in`, secure)).status, 200);

      const length = 20 * 1024 * 1024;
      const wished = await call("files.getUploadURLExternal", alice, { filename: "large.bin", length });
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(length)]), "large.bin");
      const uploaded = await askSecurely(String(wished["upload_url"]), secure, { body: form });
      assert.equal(uploaded.status, 200);

      const app = apps.find((each) => each.app_token !== undefined);
      const opened = await call("apps.connections.open", app?.app_token ?? "");
      const socket = new WebSocket(String(opened["url"]), secure);
      const [hello] = (await once(socket, "message")) as [Buffer];
      assert.equal((JSON.parse(hello.toString()) as { type: string }).type, "hello");
      socket.close();

      const team_id = (await call("auth.test", alice))["team_id"];
      const renamed = await call("admin.teams.settings.setName", alice, { team_id, name: "Acme behind a proxy" });
      assert.equal(renamed["ok"], true, JSON.stringify(renamed));
      const { entries } = await call("admin.audit.list", alice);
      const [{ context }] = entries as [{ context: { ip_address: string } }];
      assert.equal(context.ip_address, elsewhere);
    });
  });
}
