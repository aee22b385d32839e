import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { createProfiles, type ContextOptions, type Profiles } from './profiles.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A fake microphone with a constant tone, and no permission prompt.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Without a UTF-8 locale Chromium saves a file whose name has diacritics as "download". */
const utf8 = { LC_ALL: 'C.UTF-8' };

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

let running: Promise<{ browser: Browser; profiles: Profiles }> | undefined;

/** The browser as one test file sees it: closing it ends that file's pages only. */
export interface OwnBrowser extends Browser {
  /** A context that holds nothing but cached files. It ends with `giveBack`, or with the browser. */
  borrow(options: ContextOptions): Promise<BrowserContext>;
  /** Returns the context, so that another test can use it. */
  giveBack(context: BrowserContext): Promise<void>;
}

/**
 * A headless Chromium: the one that CHROMIUM_PATH names, else the system's, else the one from npm, which needs no
 * system packages. The test files of a worker use one process after each other: `close` ends the pages of one file and
 * leaves the process to the next. It ends with the worker.
 */
export async function launchBrowser(): Promise<OwnBrowser> {
  running ??= start().then((browser) => ({ browser, profiles: createProfiles(browser) }));
  const { browser, profiles } = await running;
  if (!browser.isConnected()) {
    running = undefined;
    return launchBrowser();
  }
  const opened = new Set<BrowserContext>();
  const borrowed = new Set<BrowserContext>();
  const own: Pick<OwnBrowser, 'newContext' | 'newPage' | 'close' | 'borrow' | 'giveBack'> = {
    async borrow(options) {
      const context = await profiles.borrow(options);
      borrowed.add(context);
      return context;
    },
    async giveBack(context) {
      if (borrowed.delete(context)) await profiles.giveBack(context);
    },
    async newContext(options) {
      const context = await browser.newContext(options);
      opened.add(context);
      return context;
    },
    async newPage(options) {
      const page = await browser.newPage(options);
      opened.add(page.context());
      return page;
    },
    async close() {
      await Promise.all([
        ...[...opened].map((context) => context.close()),
        ...[...borrowed].map((context) => own.giveBack(context)),
      ]);
      opened.clear();
    },
  };
  return new Proxy(browser, {
    get(target, name) {
      const value: unknown = Reflect.get(name in own ? own : target, name);
      return typeof value === 'function' ? (value.bind(name in own ? own : target) as unknown) : value;
    },
  }) as OwnBrowser;
}

/** A process of its own that other programs drive through this port; whoever starts it closes it. */
export const launchInspectable = (port: number): Promise<Browser> => start([`--remote-debugging-port=${port}`]);

async function start(more: readonly string[] = []): Promise<Browser> {
  const args = [...flags, ...more];
  const installed = process.env['CHROMIUM_PATH'] || findSystemBrowser();
  if (installed) return chromium.launch({ executablePath: installed, args, env: { ...process.env, ...utf8 } });
  const folder = await unpackBundled();
  const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') };
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args,
    env: { ...(env as Record<string, string>), ...utf8 },
  });
}

/** Unpacks the browser from npm with its libraries and fonts, once for each version; returns the folder. */
async function unpackBundled(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const packageDir = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const home = join(tmpdir(), `vumon-chromium-${process.getuid?.() ?? 0}`);
  const folder = join(home, version);
  if (existsSync(folder)) return folder;
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const work = mkdtempSync(join(home, 'new-'));
  // The package unpacks into the temporary folder. It runs as a process with a temporary folder of its own, because
  // the product may be making folders in the usual one meanwhile. The final rename makes the result appear all at once.
  const unpack =
    'const { default: bundled, inflate } = await import(process.argv[1]); await bundled.executablePath(); await inflate(process.argv[2]);';
  await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', unpack, entry, join(packageDir, 'bin/al2023.tar.br')],
    { env: { ...process.env, TMPDIR: work } },
  );
  // Its own list of fonts names folders of another system, and without any font form controls crash the browser.
  writeFileSync(
    join(work, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(folder, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}

function findSystemBrowser(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...onPath, ...usualPlaces].find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
