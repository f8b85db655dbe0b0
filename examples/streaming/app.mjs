// Run it, with npm start in another terminal: node examples/run.mjs streaming
import bolt from "@slack/bolt";

const app = new bolt.App({
  token: process.env.SLACK_BOT_TOKEN,
  appToken: process.env.SLACK_APP_TOKEN,
  socketMode: true,
  clientOptions: { slackApiUrl: process.env.SLACK_API_URL ?? "http://localhost:8065/api/" },
});

/** Stands for a model that answers word by word. */
async function* answer(question) {
  for (const word of `You asked: ${question} The answer is **42**.`.split(" ")) yield `${word} `;
}

app.event("app_mention", async ({ event, client, context }) => {
  const stream = client.chatStream({
    channel: event.channel,
    thread_ts: event.thread_ts ?? event.ts,
    recipient_team_id: context.teamId,
    recipient_user_id: event.user,
    buffer_size: 16,
  });
  const question = event.text.replace(/<@[A-Z0-9]+>\s*/g, "");
  for await (const words of answer(question)) await stream.append({ markdown_text: words });
  await stream.stop();
});

await app.start();
console.log("ready");
