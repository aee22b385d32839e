/** Builds what the products of the browser tests run: the web app and the server. */
import { buildServer } from '../../tools/server-build.ts';
import { buildWeb } from '../../tools/web-build.ts';

// Each vitest project loads this file anew, but all in one process.
const shared = globalThis as { vumonProduct?: Promise<unknown> };

/** Builds both in the first call of the process. */
export async function buildProduct(): Promise<void> {
  await (shared.vumonProduct ??= Promise.all([buildWeb(), buildServer()]));
}
