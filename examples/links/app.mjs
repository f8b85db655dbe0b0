// Run it, with npm start in another terminal: node examples/run.mjs links
import bolt from "@slack/bolt";

const app = new bolt.App({
  token: process.env.SLACK_BOT_TOKEN,
  appToken: process.env.SLACK_APP_TOKEN,
  socketMode: true,
  clientOptions: { slackApiUrl: process.env.SLACK_API_URL ?? "http://localhost:8065/api/" },
});

app.event("link_shared", async ({ event, client }) => {
  const unfurls = Object.fromEntries(
    event.links.map(({ url }) => [url, { title: new URL(url).pathname, text: `A page of ${new URL(url).hostname}` }]),
  );
  await client.chat.unfurl({ channel: event.channel, ts: event.message_ts, unfurls });
});

await app.start();
console.log("ready");
