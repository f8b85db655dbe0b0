import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { authorize, connectAccount, ExternalProvider, providerKey } from "../../../testkit/externalProvider.ts";
import { mailing } from "../../../testkit/mailing.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { serving } from "../../../testkit/signingIn.ts";
import { start } from "../../../testkit/workflows.ts";
import type { Workspace } from "../../../testkit/workspace.ts";
import { selectExecutionsOfRun } from "../../storage/queries/executions.ts";

/** What the step of a run was handed, or why it failed. */
async function outcomeOf(world: Workspace, runId: string): Promise<{ account?: unknown; error: string | null }> {
  await world.platform.settle();
  const [execution] = await selectExecutionsOfRun(world.platform.store.db, runId);
  const { account } = JSON.parse(execution?.inputs ?? "{}") as { account?: unknown };
  return { account, error: execution?.error ?? null };
}

describe("a step that takes an account of a provider", () => {
  test("receives the token that a collaborator chose for the workflow", async () => {
    await using world = await serving();
    await using provider = await ExternalProvider.start();
    const author = await provider.declare(world, mailing);
    const external_token_id = await connectAccount(world, author);
    const before = await outcomeOf(world, await start(world, { workflow: "send_as_developer" }));
    const chosen = { app_id: devApp(world).id, provider_key: providerKey, workflow_id: "send_as_developer" };

    await author.does("apps.auth.external.authMapping.update", { ...chosen, external_token_id });
    const after = await outcomeOf(world, await start(world, { workflow: "send_as_developer" }));

    assert.match(before.error ?? "", /no account of acme_id was chosen/);
    assert.deepEqual(after, { account: external_token_id, error: null });
  });

  test("receives the token of the person who started the run, who is asked to connect first", async () => {
    await using world = await serving();
    await using provider = await ExternalProvider.start();
    const author = await provider.declare(world, mailing);
    await connectAccount(world, author);
    const startedByBob = { workflow: "send_as_runner", startedBy: world.bob.id };

    const before = await outcomeOf(world, await start(world, startedByBob));
    const address = /(http\S+) and start it again/.exec(before.error ?? "")?.[1] ?? "";
    const browser = await world.signedIn("bob");
    const away = await browser.get(address.replace(world.url, ""));
    provider.account = "bob's own";
    const page = await authorize(away.headers.get("location") ?? "");
    const after = await outcomeOf(world, await start(world, startedByBob));

    assert.equal(away.status, 302);
    assert.match(page.text, /account bob(&#39;|')s own/);
    assert.match(String(after.account), /^Et0/);
    const { authorizations } = await author.does("apps.auth.external.list", { app_id: devApp(world).id });
    const own = authorizations[0]?.external_tokens.find((token) => token.external_user_id === "bob's own");
    assert.equal(after.account, own?.external_token_id);
  });

  test("sends people to sign in before they connect, and knows only providers of installed apps", async () => {
    await using world = await serving();
    const path = `/external/auth/connect/${devApp(world).id}/nowhere`;

    const stranger = await world.browser().get(path);
    const bob = await (await world.signedIn("bob")).get(path);

    assert.match(stranger.headers.get("location") ?? "", /^\/sign-in\?/);
    assert.equal(bob.status, 404);
  });
});
