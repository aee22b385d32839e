/**
 * Deletes the tests that other users were taking on this device when a user signs in. Their unsent answers stay in the
 * journal, and only the learner who gave them can send them.
 */
export async function forgetOthersTests(user: string): Promise<void> {
  // The cache storage is missing without https.
  if (!('caches' in globalThis)) return;
  try {
    for (const name of await caches.keys())
      if (name.startsWith('test:') && !name.startsWith(`test:${user}:`)) await caches.delete(name);
  } catch {
    // Some private windows refuse access, and no tests are held there.
  }
}
