export default {
  testMatch: "*.playwright.js",
  use: { launchOptions: { executablePath: process.env.PLATFORM_TEST_CHROMIUM } },
};
