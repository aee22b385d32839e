/** Loaded after the first paint: what a device holds of tests. */
export const heldTests = () => import('./offline/index.ts');
