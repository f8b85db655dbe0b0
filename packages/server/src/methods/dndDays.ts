/** As `Date.getDay` numbers them. */
export const dndDays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
