import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { serving } from "../../../testkit/signingIn.ts";

const method = "apps.hosted.generateAuthTicket";

describe(method, () => {
  test("gives a ticket, and the address where a person approves it", async () => {
    await using server = await serving();

    const { ticket, approve_url: url } = await server.actor("").does(method, {});

    assert.equal(url, `${server.url}/command-line/${ticket}`);
    const path = new URL(url).pathname;
    const stranger = await server.browser().get(path);
    assert.deepEqual(
      [stranger.status, stranger.headers.get("location")],
      [303, `/sign-in?redirect=${encodeURIComponent(path)}`],
    );
    const page = await (await server.signedIn("alice")).get(path);
    assert.match(await page.text(), /A command line asks to act for you, <strong>alice<\/strong> in Acme/);
  });
});
