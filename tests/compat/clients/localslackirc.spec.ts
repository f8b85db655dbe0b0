import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { userInfo } from "node:os";
import { createInterface } from "node:readline";
import { describe, test } from "node:test";
import { WebClient } from "@slack/web-api";
import { eventually } from "../eventually.ts";
import { servePlatform } from "../servePlatform.ts";
import { clientFile, noClients, serveSlackHosts } from "./slackHosts.ts";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The gateway listens some time after it starts, and takes one connection. */
function connectTo(port: number): Promise<Socket> {
  return eventually("the gateway to listen", async () => {
    const socket = connect(port, "127.0.0.1");
    return new Promise<Socket | undefined>((resolve) => {
      socket.once("connect", () => resolve(socket)).once("error", () => resolve(undefined));
    });
  });
}

/** Alice at an IRC client in front of the gateway, and Bob, who uses the Web API. */
async function openStage() {
  await using stack = new AsyncDisposableStack();
  const platform = stack.use(await servePlatform({ rates: "off" }));
  const hosts = stack.use(await serveSlackHosts(platform.url));
  const { dev, url } = platform;
  const tokenOf = (name: string) => dev.users.find((user) => user.name === name)?.token ?? "";
  const port = await freePort();
  const child = spawn(
    "python3",
    [clientFile("usr/share/localslackirc/localslackirc"), "--port", String(port), "--autojoin"],
    // As root it would change to a user that cannot read the packages.
    {
      env: { ...hosts.pythonEnv, TOKEN: tokenOf("alice"), PROCESS_OWNER: userInfo().username },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  stack.defer(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  const socket = await connectTo(port);
  stack.defer(() => void socket.destroy());
  const lines: string[] = [];
  createInterface({ input: socket }).on("line", (line) => lines.push(line));
  const all = stack.move();
  return {
    channel: dev.channels["random"] ?? "",
    bob: new WebClient(tokenOf("bob"), { slackApiUrl: `${url}/api/` }),
    send: (line: string) => void socket.write(`${line}\r\n`),
    receive: (what: RegExp) =>
      eventually(`${what} among ${lines.join("\n")}`, async () => lines.find((line) => what.test(line))),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

describe("localslackirc", { skip: noClients }, () => {
  test("signs in, joins channels, and carries messages both ways", async () => {
    await using stage = await openStage();
    stage.send("NICK alice");
    stage.send("USER alice 0 * :Alice");

    await stage.receive(/ 001 alice /);
    await stage.receive(/JOIN #random/);

    stage.send("PRIVMSG #random :Hello from IRC & friends");
    const received = await eventually("the message in the channel", async () => {
      const { messages = [] } = await stage.bob.conversations.history({ channel: stage.channel });
      return messages.find(({ text }) => text?.includes("from IRC"));
    });
    assert.equal(received.text, "Hello from IRC &amp; friends");

    await stage.bob.chat.postMessage({ channel: stage.channel, text: "Hello from the API" });
    assert.match(await stage.receive(/Hello from the API/), /^:bob!.* PRIVMSG #random :Hello from the API$/);
  });

  test("reports an edited message and a person who leaves", async () => {
    await using stage = await openStage();
    stage.send("NICK alice");
    stage.send("USER alice 0 * :Alice");
    await stage.receive(/JOIN #random/);
    const { ts = "" } = await stage.bob.chat.postMessage({ channel: stage.channel, text: "Frist" });
    await stage.receive(/Frist/);

    await stage.bob.chat.update({ channel: stage.channel, ts, text: "First" });
    await stage.receive(/First/);
    await stage.bob.conversations.leave({ channel: stage.channel });
    await stage.receive(/^:bob.* PART #random/);
  });
});
