/** The browser client is not written yet; README.md says what will live here. Nothing is exported until something works. */
export {};
