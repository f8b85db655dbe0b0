// The interface between the command line and this project. Called before every command, so it only prints.

const hook = (name) => `node .platform/sdk/hooks/node/${name}.mjs`;

process.stdout.write(
  JSON.stringify({
    runtime: "node",
    hooks: {
      "get-manifest": hook("get-manifest"),
      start: hook("start"),
      "check-update": hook("check-update"),
      doctor: hook("doctor"),
      deploy: hook("deploy"),
    },
    config: {
      "protocol-version": ["message-boundaries"],
      "sdk-managed-connection-enabled": true,
      watch: {
        app: { paths: ["."], "filter-regex": "\\.(js|mjs|cjs|ts|mts|cts|jsx|tsx|json)$" },
        manifest: { paths: ["manifest.json"] },
      },
    },
  }),
);
