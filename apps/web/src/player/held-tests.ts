/** Access to the tests that a device holds; loaded after the first paint. */
export const heldTests = () => import('./offline/index.ts');
