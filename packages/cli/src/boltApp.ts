/**
 * A Bolt app for the banner of dev mode, which works when it is pasted. It reads the tokens from `dev.json`, so that no
 * secret appears on the screen. `tests/compat/pastedApp.spec.ts` runs it as it is printed.
 */
export function boltApp(devFile: string): readonly string[] {
  return [
    'import { readFileSync } from "node:fs";',
    'import bolt from "@slack/bolt";',
    `const dev = JSON.parse(readFileSync(${JSON.stringify(devFile)}, "utf8"));`,
    "const { bot_token: token, app_token: appToken } = dev.apps.find((app) => app.app_token);",
    "const clientOptions = { slackApiUrl: dev.api_url };",
    "const app = new bolt.App({ token, appToken, socketMode: true, clientOptions });",
    'app.message("hello", ({ message, say }) => say(`Hello, <@${message.user}>!`));',
    'app.command("/dev", ({ ack, command }) => ack(`You sent: ${command.text}`));',
    "await app.start();",
    'console.log("Send hello in #random, or /dev and a text.");',
  ];
}
