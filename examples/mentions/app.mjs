// Run it, with npm start in another terminal: node examples/run.mjs mentions
import bolt from "@slack/bolt";

const app = new bolt.App({
  token: process.env.SLACK_BOT_TOKEN,
  appToken: process.env.SLACK_APP_TOKEN,
  socketMode: true,
  clientOptions: { slackApiUrl: process.env.SLACK_API_URL ?? "http://localhost:8065/api/" },
});

app.event("app_mention", async ({ event, say, client }) => {
  await client.reactions.add({ channel: event.channel, timestamp: event.ts, name: "wave" });
  await say({ text: `Hello <@${event.user}>`, thread_ts: event.thread_ts ?? event.ts });
});

app.message(/^echo (.+)/, async ({ context, say }) => {
  await say(context.matches[1]);
});

await app.start();
console.log("ready");
