import { respond } from "./protocol.mjs";

const oldest = 20;
const { node, v8, modules } = process.versions;
const isOld = Number(node.split(".")[0]) < oldest;

respond({
  versions: [
    { name: "node", current: node, ...(isOld ? { error: `Node ${oldest} or later is needed.` } : {}) },
    { name: "v8", current: v8 },
    { name: "modules", current: modules },
  ],
});
