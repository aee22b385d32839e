import { removeFiles } from '../platform/row-files/row-files.service.ts';
import { hourMs } from '../platform/clock.ts';
import type { TestApp } from './app.ts';

/** Moves the clock an hour ahead, and removes the files that no row has named since. */
export async function removeUnnamedFiles(t: TestApp): Promise<void> {
  t.advance(hourMs + 60_000);
  await removeFiles(t.app, t.app.db, t.now(), new AbortController().signal);
}
