/**
 * Tests that somebody else was taking on this device go when a person signs in here. Their unsent answers stay in the
 * journal, for that learner alone to send.
 */
export async function forgetOthersTests(user: string): Promise<void> {
  // Absent without https.
  if (!('caches' in globalThis)) return;
  try {
    for (const name of await caches.keys())
      if (name.startsWith('test:') && !name.startsWith(`test:${user}:`)) await caches.delete(name);
  } catch {
    // Refused in some private windows, where nothing is held either.
  }
}
