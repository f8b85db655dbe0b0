// Sends what an app asks of slack.com to SLACK_API_URL, for apps that cannot be given another address. It is loaded by
// NODE_OPTIONS, so that the app itself stays as it is: `fetch` for newer SDKs, `https` for older ones.
import http from "node:http";
import https from "node:https";

const { SLACK_API_URL = "" } = process.env;
const slack = "https://slack.com/api/";

const { fetch } = globalThis;
globalThis.fetch = (asked, options) => {
  const url = asked instanceof Request ? asked.url : String(asked);
  return fetch(url.startsWith(slack) ? SLACK_API_URL + url.slice(slack.length) : asked, options);
};

const { hostname, port } = new URL(SLACK_API_URL);
const { request } = https;
https.request = (options, ...rest) =>
  options?.hostname === "slack.com" || options?.host === "slack.com"
    ? http.request(
        Object.assign({}, options, { protocol: "http:", host: hostname, hostname, port, agent: undefined }),
        ...rest,
      )
    : request(options, ...rest);
