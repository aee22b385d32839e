/**
 * Adds axe to a page. It is half a megabyte of script: from an address the browser takes it, compiled, out of its cache,
 * which a script that the test sends along does not allow. With that a check costs 190 ms of processor time instead of 310.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

const path = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let address: Promise<string> | undefined;

/** Starts a server for the one file, which ends with the process. */
async function serve(): Promise<string> {
  const source = readFileSync(path);
  const server = createServer(
    (_request, response) =>
      void response
        .setHeader('Content-Type', 'text/javascript')
        .setHeader('Cache-Control', 'public, max-age=86400, immutable')
        .setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
        .setHeader('Connection', 'close')
        .end(source),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/axe.js`;
}

/** Once for each document; the page's content security policy must be off. */
export async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const url = await (address ??= serve());
  // A page that is offline, or whose requests the test refuses, gets the script itself.
  await page.addScriptTag({ url }).catch(() => page.addScriptTag({ path }));
}
