import { type Attempt, inWorker } from "./hostile.ts";

/** Ways to the network, past the door or through it. */
export const network: Readonly<Record<string, Attempt>> = {
  connect_tcp: ({ port }) => `await Deno.connect({ port: ${port} }); return "connected"`,
  connect_unix: ({ socket }) => `await Deno.connect({ transport: "unix", path: "${socket}" }); return "connected"`,
  connect_node: ({ port }) => `const { connect } = await import("node:net");
    return new Promise((resolve, reject) => connect(${port}, "127.0.0.1", () => resolve("connected")).on("error", reject))`,
  connect_tls: ({ port }) => `await Deno.connectTls({ hostname: "127.0.0.1", port: ${port} }); return "connected"`,
  request_node: ({ port }) => `const { get } = await import("node:http");
    return new Promise((resolve, reject) => get("http://127.0.0.1:${port}/", () => resolve("asked")).on("error", reject))`,
  native_fetch: ({ port }) => inWorker(`return (await fetch("http://127.0.0.1:${port}/")).status`),
  web_socket: ({ port }) => `const socket = new WebSocket("ws://127.0.0.1:${port}/");
    return new Promise((resolve, reject) => { socket.onopen = () => resolve("open"); socket.onerror = (event) => reject(new Error(event.message)); })`,
  listen_tcp: () => `return Deno.listen({ port: 0 }).addr.port`,
  serve_http: () => `return Deno.serve({ port: 0 }, () => new Response("")).addr`,
  send_datagram: ({ port }) =>
    `return Deno.listenDatagram({ transport: "udp", port: 0, hostname: "127.0.0.1" }).send(new Uint8Array(1), { transport: "udp", port: ${port}, hostname: "127.0.0.1" })`,
  ask_names: () => `return Deno.resolveDns("localhost", "A")`,
  look_up_names: () =>
    `const { promises } = await import("node:dns"); return (await promises.lookup("localhost")).address`,
  open_inspector: () => `const inspector = await import("node:inspector"); inspector.open(0); return inspector.url()`,
  fetch_this_machine: ({ port }) => `return (await fetch("http://127.0.0.1:${port}/")).status`,
  fetch_undeclared: () => `return (await fetch("https://example.com/")).status`,
  fetch_metadata: () => `return (await fetch("http://169.254.169.254/latest/meta-data/")).status`,
  fetch_look_alike: ({ declared }) => `return (await fetch("http://${declared}.example.com/")).status`,
  fetch_with_name: ({ declared, port }) => `return (await fetch("http://${declared}@127.0.0.1:${port}/")).status`,
  fetch_redirected: ({ declared }) => `return (await fetch("http://${declared}/away")).status`,
  fetch_control: ({ baseUrl }) => `return (await fetch("${baseUrl}/control/state.reset", { method: "POST" })).status`,
  fetch_pages: ({ baseUrl }) => `return (await fetch("${baseUrl}/api/../healthz")).status`,
  forged_request: ({ port }) => `let heard;
    const line = JSON.stringify({ type: "fetch", id: 999, request: { method: "GET", url: "http://127.0.0.1:${port}/", headers: [] } });
    Deno.stdout.writeSync(new TextEncoder().encode(line + "\\n"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error("nothing came of it");`,
};
