/** An address on the web, as a pattern of JSON Schema. */
export const webUrlPattern = "^[hH][tT][tT][pP][sS]?://\\S+$";
