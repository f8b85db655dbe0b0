export default { test: { include: ["*.vitest.js"], pool: "forks" } };
