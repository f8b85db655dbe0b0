import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { connectAccount, ExternalProvider, providerKey } from "../../../testkit/externalProvider.ts";
import { mailing } from "../../../testkit/mailing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.auth.external.authMapping.update";

describe(method, () => {
  test("chooses the account of a workflow, by its id or callback id, until the account is deleted", async () => {
    await using world = await workspace();
    await using provider = await ExternalProvider.start();
    const author = await provider.declare(world, mailing);
    const app_id = devApp(world).id;
    const external_token_id = await connectAccount(world, author);
    const list = async () => {
      const { workflows } = await author.does("apps.auth.external.list", { app_id, include_workflows: true });
      return workflows;
    };
    const [workflow] = (await list()) ?? [];
    assert.equal(workflow?.callback_id, "send_as_developer");
    assert.equal(workflow.providers[0]?.selected_auth, undefined);

    for (const workflow_id of [workflow.workflow_id, workflow.callback_id]) {
      await author.does(method, { app_id, provider_key: providerKey, workflow_id, external_token_id });
      const chosen = (await list())?.[0]?.providers[0];
      assert.equal(chosen?.provider_name, "Acme ID");
      assert.equal(chosen.selected_auth?.external_token_id, external_token_id);
    }

    await author.does("apps.auth.external.delete", { external_token_id });
    assert.equal((await list())?.[0]?.providers[0]?.selected_auth, undefined);
  });

  refuses(method, {
    app_not_found: (world) => refused(world, { app_id: "A0NOBODY000" }),
    access_denied: (world) => refused(world, {}, "bob"),
    workflow_not_found: (world) => refused(world, { workflow_id: "send_as_runner" }),
    providers_not_found: (world) => refused(world, { provider_key: "nowhere" }),
    token_not_found: (world) => refused(world, { external_token_id: "Et0NOBODY000" }),
  });
});

async function refused(world: Workspace, params: object, name = "alice"): Promise<string> {
  await using provider = await ExternalProvider.start();
  const author = await provider.declare(world, mailing);
  const asked = {
    app_id: devApp(world).id,
    provider_key: providerKey,
    workflow_id: "send_as_developer",
    external_token_id: await connectAccount(world, author),
    ...params,
  };
  return (await configuring(world, name)).refused(method, asked);
}
