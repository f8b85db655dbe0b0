import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { startModernTools, type ToolServerRun } from "../../packages/server/testkit/toolServers.ts";
import { type AppStage, openAppStage } from "./appStage.ts";
import { hasFocus, press, tabTo } from "./byKeyboard.ts";
import { noBrowser } from "./chromium.ts";
import { look } from "./pictures.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

describe("the tools of an agent in the client, by keyboard", { skip: noBrowser }, () => {
  let stage: AppStage;
  let server: ToolServerRun;
  let bot: string;
  before(async () => {
    server = await startModernTools();
    stage = await openAppStage();
    const { appId: app_id, dev } = stage;
    const { manifest } = await stage.call("apps.manifest.export", { app_id }, dev.config_token);
    const { features, oauth_config, ...rest } = manifest as {
      readonly features: object;
      readonly oauth_config: { readonly scopes: { readonly bot: readonly string[] } };
    };
    const scopes = { ...oauth_config.scopes, bot: [...oauth_config.scopes.bot, "mcp:connect"] };
    const changed = {
      ...rest,
      features: { ...features, agent_view: { agent_description: "Knows what is for lunch." } },
      oauth_config: { ...oauth_config, scopes },
      mcp_servers: {
        canteen: { url: server.url, auth_type: "slack_identity_auth" },
        cellar: { url: "http://127.0.0.1:1/mcp", auth_type: "dynamic_client_registration" },
      },
    };
    await stage.call("apps.manifest.update", { app_id, manifest: changed }, dev.config_token);
    await stage.call("apps.developerInstall", { app_id }, dev.config_token);
    bot = String((await stage.call("auth.test", {}))["user_id"]);
  });
  after(async () => {
    await stage?.[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
  });

  async function toggle(page: Page, name: string): Promise<void> {
    await tabTo(page, page.getByRole("switch", { name }));
    await page.keyboard.press("Space");
  }

  test("a person turns a server on, runs a tool that reads, and allows one that writes", async () => {
    await using tab = await stage.enter("alice", `/client/people/${bot}`);
    const { page } = tab;
    const tools = page.getByRole("region", { name: "Tools", exact: true });
    await tools.getByText("Off").first().waitFor();
    assert.deepEqual(server.received, []);

    await toggle(page, "Use canteen");
    await tools.getByText("Ready").waitFor();
    await toggle(page, "Use cellar");
    const connect = tools.getByRole("link", { name: "Connect account" });
    await connect.waitFor();
    assert.match((await connect.getAttribute("href")) ?? "", /^\/external\/tools\/connect\/A\w+\/cellar\?team=T/);

    await press(page, tools.getByRole("button", { name: /^Menu of the day/ }));
    const reading = tools.getByRole("form", { name: "Menu of the day" });
    await press(page, reading.getByRole("button", { name: "Run tool" }));
    await reading.getByText("Enter a value.").waitFor();
    await hasFocus(page, reading.getByRole("combobox", { name: "day" }));
    await page.keyboard.press("m");
    await press(page, reading.getByRole("button", { name: "Run tool" }));
    const result = tools.getByRole("region", { name: "Result" });
    await result.getByText('<b>menu_of_day</b> {"day":"monday"}').waitFor();
    await result.getByRole("img", { name: "Picture from the tool" }).waitFor();
    assert.equal(await result.getByRole("link").count(), 0);
    await expectAccessible(page, "the tools of an agent");
    await expectNarrow(page, "the tools of an agent");
    await look(page, "agent-tools");
    await press(page, tools.getByRole("button", { name: /^Menu of the day/ }));

    await press(page, tools.getByRole("button", { name: /^Order lunch/ }));
    const ordering = tools.getByRole("form", { name: "Order lunch" });
    await tabTo(page, ordering.getByRole("textbox", { name: "meal" }));
    await page.keyboard.type("soup");
    await press(page, ordering.getByRole("button", { name: "Run tool" }));
    const dialog = page.getByRole("dialog", { name: "Allow “Order lunch”?" });
    await hasFocus(page, dialog.getByRole("button", { name: "Allow once" }));
    await expectAccessible(page, "the question before a tool writes");
    await expectNarrow(page, "the question before a tool writes");
    await look(page, "agent-tools-consent");
    await page.keyboard.press("Escape");
    await hasFocus(page, ordering.getByRole("button", { name: "Run tool" }));
    const orders = () => server.received.filter(({ method }) => method === "tools/call").length;
    assert.equal(orders(), 1);

    await page.keyboard.press("Enter");
    await hasFocus(page, dialog.getByRole("button", { name: "Allow once" }));
    await page.keyboard.press("Enter");
    await tools.getByText('<b>order_lunch</b> {"meal":"soup","count":1}').waitFor();
    assert.equal(orders(), 2);

    await press(page, ordering.getByRole("button", { name: "Run tool" }));
    await press(page, dialog.getByRole("button", { name: "Always allow" }));
    await tools.getByText("Always allowed").waitFor();
    await tools.getByText('<b>order_lunch</b> {"meal":"soup","count":1}').waitFor();
    assert.equal(orders(), 3);
    await press(page, tools.getByRole("button", { name: "Ask me each time" }));
    await tools.getByText("Always allowed").waitFor({ state: "detached" });

    await toggle(page, "Use canteen");
    await tools.getByRole("button", { name: /^Order lunch/ }).waitFor({ state: "detached" });
    assert.deepEqual(tab.faults, []);
  });
});
