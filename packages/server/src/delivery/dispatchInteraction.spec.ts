import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { configureSocketMode, connectApp } from "../../testkit/appListener.ts";
import { configureApp, devApp, Receiver } from "../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

const click = { type: "block_actions", actions: [{ action_id: "go" }] };
const typed = { command: "/lunch", text: "now & here" };

async function withUrls(world: Workspace, receiver: Receiver): Promise<void> {
  const interactivity = {
    is_enabled: true,
    request_url: receiver.url,
    message_menu_options_url: `${receiver.url}/options`,
  };
  const features = {
    bot_user: { display_name: "Dev App" },
    slash_commands: [{ command: "/lunch", description: "Lunch", url: `${receiver.url}/lunch` }],
  };
  await configureApp(world, { interactivity }, { features });
}

describe("asking an app by request", () => {
  test("sends a signed form, and gives what was answered: JSON as what it says, text as text", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await withUrls(world, receiver);
    const { id } = devApp(world);

    assert.deepEqual(await world.platform.dispatch(id, { kind: "interactive", payload: click }), {
      answered: true,
      body: {},
    });
    receiver.answer = (response) => void response.end('{"options":[]}');
    const options = await world.platform.dispatch(id, { kind: "block_suggestion", payload: { value: "a" } });
    assert.deepEqual(options, { answered: true, body: { options: [] } });
    receiver.answer = (response) => void response.end("Coming!");
    const command = await world.platform.dispatch(id, { kind: "slash_commands", payload: typed });
    assert.deepEqual(command, { answered: true, body: "Coming!" });

    const [first, , third] = receiver.received;
    assert.equal(first?.headers["content-type"], "application/x-www-form-urlencoded");
    assert.match(String(first?.headers["x-slack-signature"]), /^v0=[0-9a-f]{64}$/);
    assert.deepEqual(JSON.parse(new URLSearchParams(first?.text).get("payload") ?? ""), click);
    assert.deepEqual(Object.fromEntries(new URLSearchParams(third?.text)), typed);
  });

  test("tells why there is no answer", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await withUrls(world, receiver);
    const { id } = devApp(world);
    const ask = () => world.platform.dispatch(id, { kind: "interactive", payload: click });

    receiver.answer = (response) => void response.writeHead(404).end();
    assert.deepEqual(await ask(), { answered: false, why: "http 404" });
    const unknown = await world.platform.dispatch(id, { kind: "slash_commands", payload: { command: "/no" } });
    assert.deepEqual(unknown, { answered: false, why: "no_url" });
    receiver.answer = (response) => void response.destroy();
    assert.deepEqual(await ask(), { answered: false, why: "no_connection" });
  });
});

describe("asking an app over its socket", () => {
  test("gives the payload of the acknowledgement, and says which questions may have one", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await configureSocketMode(world, []);
    await using app = await connectApp(world);
    const { id } = devApp(world);

    const asked = world.platform.dispatch(id, { kind: "slash_commands", payload: typed });
    const command = await app.next();
    app.acknowledge(command, { text: "Coming!" });
    assert.deepEqual(await asked, { answered: true, body: { text: "Coming!" } });
    const clicked = world.platform.dispatch(id, { kind: "interactive", payload: click });
    const action = await app.next();
    app.acknowledge(action);
    assert.deepEqual(await clicked, { answered: true, body: {} });

    assert.deepEqual([command.type, command["accepts_response_payload"]], ["slash_commands", true]);
    assert.deepEqual([action.type, action["accepts_response_payload"]], ["interactive", false]);
    assert.deepEqual(command.payload, typed);
  });

  test("tells at once that there is none", async () => {
    await using world = await workspace();
    await configureSocketMode(world, []);

    const asked = await world.platform.dispatch(devApp(world).id, { kind: "interactive", payload: click });

    assert.deepEqual(asked, { answered: false, why: "no_connection" });
  });
});
