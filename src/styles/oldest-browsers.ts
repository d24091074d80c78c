/**
 * The oldest browsers in which everything works: the last Chrome and Edge for Windows 7 and 8.1, the last Firefox there,
 * and the Safari that iPhone 8 and X stay close to. The build lowers style sheets to them.
 */
export const oldestBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'];
