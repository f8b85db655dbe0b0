import bolt from "@slack/bolt";

// `platform run` gives the tokens and the address; deployed elsewhere, set them in the environment.
const app = new bolt.App({
  token: process.env.SLACK_BOT_TOKEN,
  appToken: process.env.SLACK_APP_TOKEN,
  socketMode: true,
  ...(process.env.SLACK_API_URL ? { clientOptions: { slackApiUrl: process.env.SLACK_API_URL } } : {}),
});

app.message(/hello/i, async ({ message, say }) => {
  await say({
    text: `Hello, <@${message.user}>!`,
    blocks: [
      {
        type: "section",
        text: { type: "mrkdwn", text: `Hello, <@${message.user}>!` },
        accessory: { type: "button", action_id: "wave", text: { type: "plain_text", text: "Wave back" } },
      },
    ],
  });
});

app.action("wave", async ({ ack, body, respond }) => {
  await ack();
  await respond(`<@${body.user.id}> waves.`);
});

app.event("app_mention", async ({ event, say }) => {
  await say({ text: "You called?", thread_ts: event.thread_ts ?? event.ts });
});

await app.start();
console.log("The app is connected.");
