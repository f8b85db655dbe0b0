/** Where browsers tell what a page tried that its policy forbids. */
export const policyReportsPath = "/policy-reports";
