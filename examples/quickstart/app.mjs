import { readFileSync } from "node:fs";
import bolt from "@slack/bolt";

const dev = JSON.parse(readFileSync(".platform/data/dev.json", "utf8"));
const { bot_token: token, app_token: appToken } = dev.apps.find(({ name }) => name === "Dev App");
const app = new bolt.App({ token, appToken, socketMode: true, clientOptions: { slackApiUrl: dev.api_url } });

app.event("app_mention", ({ event, say }) => say(`Hello <@${event.user}>!`));
app.message(/^ping$/, ({ say }) => say("pong"));

await app.start();
console.log("ready");
