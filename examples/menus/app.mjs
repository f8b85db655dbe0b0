// Run it, with npm start in another terminal: node examples/run.mjs menus
import bolt from "@slack/bolt";

const app = new bolt.App({
  token: process.env.SLACK_BOT_TOKEN,
  appToken: process.env.SLACK_APP_TOKEN,
  socketMode: true,
  clientOptions: { slackApiUrl: process.env.SLACK_API_URL ?? "http://localhost:8065/api/" },
});

const plain = (text) => ({ type: "plain_text", text });
const option = (name) => ({ text: plain(name), value: name.toLowerCase() });
const cities = ["Berlin", "Lagos", "Lima", "Oslo"].map(option);

/** The ten: five things to choose from, one or several of them. */
const menus = [
  { type: "static_select", options: cities },
  { type: "multi_static_select", options: cities },
  { type: "external_select", min_query_length: 1 },
  { type: "multi_external_select", min_query_length: 0 },
  { type: "users_select" },
  { type: "multi_users_select" },
  { type: "conversations_select" },
  { type: "multi_conversations_select" },
  { type: "channels_select" },
  { type: "multi_channels_select" },
];

app.command("/menus", async ({ ack, respond }) => {
  await ack();
  const blocks = menus.map((menu) => ({
    type: "section",
    block_id: menu.type,
    text: { type: "mrkdwn", text: menu.type.replaceAll("_", " ") },
    accessory: { ...menu, action_id: menu.type, placeholder: plain("Choose") },
  }));
  await respond({ response_type: "in_channel", text: "Ten menus", blocks });
});

app.options(/external_select$/, async ({ payload, ack }) => {
  await ack({ options: cities.filter(({ value }) => value.includes(payload.value.toLowerCase())) });
});

/** Whatever was chosen, in whichever menu. */
function chosenIn(action) {
  const one =
    action.selected_option?.value ?? action.selected_user ?? action.selected_conversation ?? action.selected_channel;
  if (one !== undefined) return [one];
  return (
    action.selected_options?.map(({ value }) => value) ??
    action.selected_users ??
    action.selected_conversations ??
    action.selected_channels ??
    []
  );
}

app.action(/select$/, async ({ ack, action, body, client }) => {
  await ack();
  const text = `${action.type}: ${chosenIn(action).join(", ")}`;
  await client.chat.postMessage({ channel: body.channel.id, thread_ts: body.message.ts, text });
});

await app.start();
console.log("ready");
