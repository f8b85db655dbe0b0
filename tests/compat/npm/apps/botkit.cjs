// A bot as its guide writes it: it echoes, answers a button with a modal, and the modal with a message.
"use strict";

const { createRequire } = require("node:module");
const { join } = require("node:path");

const load = createRequire(join(process.env.INSTALLED, "package.json"));
const { Botkit } = load("botkit");
const { SlackAdapter, SlackEventMiddleware, SlackMessageTypeMiddleware } = load("botbuilder-adapter-slack");

const { SIGNING_SECRET: clientSigningSecret, BOT_TOKEN: botToken, CHANNEL: channel } = process.env;
const { offer, form } = JSON.parse(process.env.CONTENT);

const adapter = new SlackAdapter({ clientSigningSecret, botToken });
adapter.use(new SlackEventMiddleware());
adapter.use(new SlackMessageTypeMiddleware());
const controller = new Botkit({ webhook_uri: "/api/messages", adapter, disable_console: true });

controller.hears(/^echo (.*)/, "message", async (bot, message) => {
  await bot.reply(message, `I heard ${message.matches[1]}`);
});
controller.hears("menu", "message,direct_mention,mention", async (bot, message) => {
  await bot.reply(message, { text: "Choose", blocks: offer });
});
controller.on("block_actions", async (bot, message) => {
  await bot.api.views.open({ trigger_id: message.trigger_id, view: form });
});
controller.on("view_submission", async (bot, message) => {
  const { value } = message.view.state.values.name.name;
  await bot.startConversationInChannel(channel, message.user);
  await bot.say(`Hello ${value}`);
});
controller.ready(() => process.stdout.write("ready\n"));
