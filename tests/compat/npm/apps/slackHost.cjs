// Connects what asks for slack.com to the server under test, as an entry in /etc/hosts and a proxy would. The packages
// themselves stay as npm has them.
"use strict";

const https = require("node:https");
const net = require("node:net");

const { hostname, port } = new URL(process.env.PLATFORM_URL);

https.globalAgent.createConnection = () => net.connect(Number(port), hostname);
