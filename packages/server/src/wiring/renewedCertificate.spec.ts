import assert from "node:assert/strict";
import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { connect } from "node:tls";
import { WebSocket } from "ws";
import { askSecurely, type SecureConnection } from "../../testkit/askSecurely.ts";
import { renewedSelfSigned, selfSigned } from "../../testkit/selfSigned.ts";
import { createServer } from "../http/server.ts";
import { createLog } from "../ports/log.ts";
import { createPlatform } from "../platform.ts";
import { workspace } from "../../testkit/workspace.ts";
import { openRenewedCertificate } from "./renewedCertificate.ts";

const ca = [selfSigned.cert, renewedSelfSigned.cert];
const { name: servername } = selfSigned;

/** A folder with a certificate and its key, as a tool for renewals keeps them. */
function certificateFolder() {
  const path = mkdtempSync(join(tmpdir(), "certificate-"));
  const files = { certFile: join(path, "cert.pem"), keyFile: join(path, "key.pem") };
  const put = ({ cert, key }: { cert?: string; key?: string }) => {
    if (cert !== undefined) writeFileSync(files.certFile, cert);
    if (key !== undefined) writeFileSync(files.keyFile, key);
  };
  put(selfSigned);
  return { files, put, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

/** The serial number of the certificate that a new connection is shown. */
async function serialAt(url: string): Promise<string> {
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port), ca, servername });
  await once(socket, "secureConnect");
  const { serialNumber } = socket.getPeerCertificate();
  socket.destroy();
  return serialNumber;
}

const serialOf = ({ cert }: { cert: string }) => new X509Certificate(cert).serialNumber;

describe("a server with a certificate", () => {
  test("serves the API, pages and sockets over HTTPS", async () => {
    using folder = certificateFolder();
    await using platform = await createPlatform({ seed: "dev", dev: true, tls: folder.files });
    const url = await platform.listen();
    assert.match(url, /^https:\/\/localhost:\d+$/);
    const { users, apps } = await platform.describeDev();
    const secure: SecureConnection = { ca, servername };
    const call = async (method: string, token = "") =>
      (await askSecurely(`${url}/api/${method}`, secure, { token, body: {} })).json();
    const { ok, url: workspaceUrl } = await call("auth.test", users[0]?.token);
    assert.deepEqual([ok, new URL(String(workspaceUrl)).protocol], [true, "https:"]);
    assert.equal((await askSecurely(`${url}/sign-in`, secure)).status, 200);
    const app = apps.find((each) => each.app_token !== undefined);
    const { url: socketUrl } = await call("apps.connections.open", app?.app_token);
    assert.match(String(socketUrl), /^wss:/);
    const socket = new WebSocket(String(socketUrl), secure);
    const [hello] = (await once(socket, "message")) as [Buffer];
    assert.equal((JSON.parse(hello.toString()) as { type: string }).type, "hello");
    socket.close();
  });

  test("shows a renewed certificate to new connections, and keeps the old one until both files fit", async () => {
    using folder = certificateFolder();
    const lines: string[] = [];
    const log = createLog({ level: "info", write: (line) => lines.push(line) });
    const certificate = openRenewedCertificate({ files: folder.files, log, everyMs: 1 });
    await using world = await workspace();
    const { callServices, store } = world.platform;
    const metricsAccess = { isOpen: true, tokens: [] };
    const options = { callServices, log, nextRequestId: () => "r", probe: store.probe, metricsAccess, pages: () => {} };
    const { app } = createServer({ ...options, certificate });
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    await certificate.start?.();
    try {
      assert.equal(await serialAt(url), serialOf(selfSigned));
      folder.put({ cert: renewedSelfSigned.cert });
      while (!lines.some((line) => line.includes("is not the key"))) await new Promise(setImmediate);
      assert.equal(await serialAt(url), serialOf(selfSigned));
      folder.put({ key: renewedSelfSigned.key });
      while (!lines.some((line) => line.includes("was renewed"))) await new Promise(setImmediate);
      assert.equal(await serialAt(url), serialOf(renewedSelfSigned));
      assert.equal(lines.length, 2);
      assert.ok(!lines.join("").includes("PRIVATE KEY"));
    } finally {
      await certificate.stop?.();
      await app.close();
    }
  });

  for (const [what, change, sentence] of [
    ["a missing file", {}, /--tls-cert: .* does not exist/],
    ["something else than a certificate", { cert: "hello" }, /--tls-cert: .* is not a certificate in PEM format/],
    ["something else than a key", { key: "hello" }, /--tls-key: .* is not a private key in PEM format/],
    ["the key of another one", { key: renewedSelfSigned.key }, /--tls-key: .* is not the key of the certificate/],
  ] as const) {
    test(`does not start with ${what}`, async () => {
      using folder = certificateFolder();
      folder.put(change);
      const certFile = Object.keys(change).length === 0 ? join(tmpdir(), "none", "cert.pem") : folder.files.certFile;
      await assert.rejects(createPlatform({ tls: { ...folder.files, certFile } }), sentence);
    });
  }
});
