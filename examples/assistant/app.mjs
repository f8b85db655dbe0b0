// Run it, with npm start in another terminal: node examples/run.mjs assistant
import bolt from "@slack/bolt";

const app = new bolt.App({
  token: process.env.SLACK_BOT_TOKEN,
  appToken: process.env.SLACK_APP_TOKEN,
  socketMode: true,
  clientOptions: { slackApiUrl: process.env.SLACK_API_URL ?? "http://localhost:8065/api/" },
});

const assistant = new bolt.Assistant({
  async threadStarted({ say, saveThreadContext, setSuggestedPrompts }) {
    await say("What would you like to know?");
    await saveThreadContext();
    await setSuggestedPrompts({ title: "Ask me", prompts: [{ title: "Lunch", message: "What is for lunch?" }] });
  },

  async threadContextChanged({ say, saveThreadContext }) {
    await saveThreadContext();
    await say("I see.");
  },

  async userMessage({ message, say, setStatus, setTitle, getThreadContext }) {
    await setTitle(message.text);
    await setStatus("is asking the cook...");
    const { channel_id: channel } = await getThreadContext();
    await say(`Soup, as they say in <#${channel}>`);
  },
});

app.assistant(assistant);

await app.start();
console.log("ready");
