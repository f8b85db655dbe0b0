import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DefineDatastore, DefineFunction, DefineType, DefineWorkflow, Manifest, Schema } from "./mod.ts";

const Order = DefineType({
  name: "order",
  type: Schema.types.object,
  properties: { item: { type: Schema.types.string }, amount: { type: Schema.types.integer } },
  required: ["item"],
});

const Price = DefineFunction({
  callback_id: "price",
  title: "Find the price",
  source_file: "functions/price.ts",
  input_parameters: { properties: { order: { type: Order } }, required: ["order"] },
  output_parameters: { properties: { total: { type: Schema.types.number } }, required: ["total"] },
});

function orderWorkflow() {
  const workflow = DefineWorkflow({
    callback_id: "buy",
    title: "Buy",
    input_parameters: {
      properties: { channel: { type: Schema.platform.types.channel_id }, order: { type: Order } },
      required: ["channel"],
    },
  });
  const price = workflow.addStep(Price, { order: workflow.inputs.order });
  workflow.addStep(Schema.platform.functions.SendMessage, {
    channel_id: workflow.inputs.channel,
    message: `That is ${String(price.outputs.total)} for ${String(workflow.inputs.order["item"])}.`,
  });
  return workflow;
}

const base = { name: "Shop", description: "Sells.", botScopes: ["chat:write"] };

describe("Manifest", () => {
  test("brings along the functions that workflows use and the types that parameters use", () => {
    const manifest = Manifest({ ...base, workflows: [orderWorkflow()] });
    assert.deepEqual(Object.keys(manifest["functions"] as object), ["price"]);
    assert.deepEqual(manifest["types"], {
      order: {
        type: "object",
        properties: { item: { type: "string" }, amount: { type: "integer" } },
        required: ["item"],
      },
    });
  });

  test("writes steps one after the other, with templates for what only exists in a run", () => {
    const { workflows } = Manifest({ ...base, workflows: [orderWorkflow()] }) as {
      workflows: Record<string, { steps: unknown }>;
    };
    assert.deepEqual(workflows["buy"]?.steps, [
      { id: "0", function_id: "#/functions/price", inputs: { order: "{{inputs.order}}" } },
      {
        id: "1",
        function_id: "slack#/functions/send_message",
        inputs: { channel_id: "{{inputs.channel}}", message: "That is {{steps.0.total}} for {{inputs.order.item}}." },
      },
    ]);
  });

  test("says what holds for every app of this kind", () => {
    const manifest = Manifest({ ...base, displayName: "Shopkeeper", outgoingDomains: ["shop.test"] });
    assert.deepEqual(manifest, {
      _metadata: { major_version: 2 },
      display_information: { name: "Shop", description: "Sells." },
      features: {
        bot_user: { display_name: "Shopkeeper" },
        app_home: { home_tab_enabled: false, messages_tab_enabled: true },
      },
      oauth_config: { scopes: { bot: ["chat:write"] } },
      settings: { function_runtime: "slack", org_deploy_enabled: true },
      outgoing_domains: ["shop.test"],
    });
  });

  test("takes one definition twice for one, and refuses two under one name", () => {
    const again = DefineFunction({ callback_id: "price", title: "Another", source_file: "functions/other.ts" });
    Manifest({ ...base, functions: [Price, Price], workflows: [orderWorkflow()] });
    assert.throws(
      () => Manifest({ ...base, functions: [Price, again] }),
      /Two definitions have the callback_id price\./,
    );
  });

  test("keeps datastores, whose key must be one of their attributes", () => {
    const attributes = { id: { type: Schema.types.string }, order: { type: Order } };
    const orders = DefineDatastore({ name: "orders", primary_key: "id", attributes });
    assert.deepEqual(Manifest({ ...base, datastores: [orders] })["datastores"], {
      orders: { primary_key: "id", attributes: { id: { type: "string" }, order: { type: "#/types/order" } } },
    });
    assert.throws(() => DefineDatastore({ name: "orders", primary_key: "key", attributes }), /no attribute key/);
  });

  test("does not compile when a step gets what its function does not take", () => {
    const workflow = orderWorkflow();
    // @ts-expect-error: the function price takes an order, and nothing called sum.
    workflow.addStep(Price, { sum: 3 });
    // @ts-expect-error: it gives a total and no sum.
    assert.equal(String(workflow.addStep(Price, { order: { item: "tea" } }).outputs.sum), "{{steps.3.sum}}");
  });
});
