// The oldest browsers that the client works in, the one place that says so. They are the first with
// `<dialog>`, `structuredClone`, `Object.hasOwn` and `at`.

/** Safari's number is also that of iOS. */
export const OLDEST = { safari: '15.4', chrome: '100', firefox: '98' };

/** As the bundler wants to be told. */
export const TARGET = Object.entries(OLDEST).map(([name, version]) => name + version);
