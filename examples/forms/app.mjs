// Run it, with npm start in another terminal: node examples/run.mjs forms
import bolt from "@slack/bolt";

const app = new bolt.App({
  token: process.env.SLACK_BOT_TOKEN,
  appToken: process.env.SLACK_APP_TOKEN,
  socketMode: true,
  clientOptions: { slackApiUrl: process.env.SLACK_API_URL ?? "http://localhost:8065/api/" },
});

const plain = (text) => ({ type: "plain_text", text });

const order = {
  type: "modal",
  callback_id: "order",
  title: plain("Order"),
  submit: plain("Send"),
  blocks: [
    {
      type: "input",
      block_id: "dish",
      label: plain("Dish"),
      element: { type: "plain_text_input", action_id: "dish" },
    },
    {
      type: "input",
      block_id: "count",
      label: plain("How many"),
      element: { type: "number_input", action_id: "count", is_decimal_allowed: false },
    },
    {
      type: "actions",
      block_id: "more",
      elements: [{ type: "button", action_id: "allergies", text: plain("Allergies") }],
    },
  ],
};

const allergies = {
  type: "modal",
  callback_id: "allergies",
  title: plain("Allergies"),
  submit: plain("Done"),
  blocks: [
    {
      type: "input",
      block_id: "list",
      label: plain("Which?"),
      element: {
        type: "checkboxes",
        action_id: "list",
        options: ["Nuts", "Milk"].map((name) => ({ text: plain(name), value: name.toLowerCase() })),
      },
    },
  ],
};

app.shortcut("order_lunch", async ({ ack, shortcut, client }) => {
  await ack();
  await client.views.open({ trigger_id: shortcut.trigger_id, view: order });
});

app.action("allergies", async ({ ack, body, client }) => {
  await ack();
  await client.views.push({ trigger_id: body.trigger_id, view: allergies });
});

app.view("allergies", async ({ ack, view, client, body }) => {
  const chosen = view.state.values.list.list.selected_options.map(({ value }) => value);
  await ack();
  const blocks = [...order.blocks, { type: "section", text: plain(`No ${chosen.join(", no ")}`) }];
  await client.views.update({ view_id: view.previous_view_id, view: { ...order, blocks } });
  await client.chat.postMessage({ channel: body.user.id, text: `Noted: no ${chosen.join(", no ")}` });
});

app.view("order", async ({ ack, view }) => {
  const count = Number(view.state.values.count.count.value);
  if (count < 1) {
    await ack({ response_action: "errors", errors: { count: "At least one" } });
    return;
  }
  const dish = view.state.values.dish.dish.value;
  const blocks = [{ type: "section", text: plain(`${count} times ${dish} are on their way.`) }];
  await ack({ response_action: "update", view: { type: "modal", title: plain("Thank you"), blocks } });
});

await app.start();
console.log("ready");
