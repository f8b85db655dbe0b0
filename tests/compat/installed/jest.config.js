export default { testMatch: ["**/*.jest.cjs"], transform: {} };
