// Run it, with npm start in another terminal: node examples/run.mjs commands
import bolt from "@slack/bolt";

const app = new bolt.App({
  token: process.env.SLACK_BOT_TOKEN,
  appToken: process.env.SLACK_APP_TOKEN,
  socketMode: true,
  clientOptions: { slackApiUrl: process.env.SLACK_API_URL ?? "http://localhost:8065/api/" },
});

const lunches = new Map();

app.command("/lunch", async ({ command, ack, respond }) => {
  const place = command.text.trim();
  if (place === "") {
    await ack({ response_type: "ephemeral", text: "Where to? Try `/lunch the corner place`." });
    return;
  }
  await ack();
  lunches.set(command.channel_id, place);
  await respond({
    response_type: "in_channel",
    text: `Lunch at ${place}?`,
    blocks: [
      { type: "section", text: { type: "mrkdwn", text: `Lunch at *${place}*?` } },
      {
        type: "actions",
        elements: [{ type: "button", action_id: "join", text: { type: "plain_text", text: "I am in" } }],
      },
    ],
  });
});

app.action("join", async ({ ack, body, respond }) => {
  await ack();
  const place = lunches.get(body.channel.id) ?? "somewhere";
  await respond({ replace_original: true, text: `<@${body.user.id}> goes to ${place}` });
});

await app.start();
console.log("ready");
