// Run it, with npm start in another terminal: node examples/run.mjs home
import bolt from "@slack/bolt";

const app = new bolt.App({
  token: process.env.SLACK_BOT_TOKEN,
  appToken: process.env.SLACK_APP_TOKEN,
  socketMode: true,
  clientOptions: { slackApiUrl: process.env.SLACK_API_URL ?? "http://localhost:8065/api/" },
});

const counts = new Map();

function homeOf(user) {
  const count = counts.get(user) ?? 0;
  return {
    type: "home",
    blocks: [
      { type: "header", text: { type: "plain_text", text: `Counted to ${count}` } },
      {
        type: "actions",
        elements: [{ type: "button", action_id: "count", text: { type: "plain_text", text: "Count on" } }],
      },
    ],
  };
}

app.event("app_home_opened", async ({ event, client }) => {
  await client.views.publish({ user_id: event.user, view: homeOf(event.user) });
});

app.action("count", async ({ ack, body, client }) => {
  await ack();
  counts.set(body.user.id, (counts.get(body.user.id) ?? 0) + 1);
  await client.views.publish({ user_id: body.user.id, view: homeOf(body.user.id) });
});

await app.start();
console.log("ready");
