/** The refusals of the allow list of anomalies, worded once. */
export const anomalyErrors = {
  not_an_enterprise: "The caller's workspace belongs to no org.",
  restricted_action: "The caller is not an admin of the org.",
};
