/**
 * Reuses contexts of a browser. In a new one the first page has to load and compile everything, which costs 2.2 s of
 * processor time instead of 0.9 s with a filled cache. Everything else is removed between uses: pages, cookies,
 * storage, permissions, scripts. A context fits every size of window: its pages are opened with the size that is asked
 * for.
 */
import type { Browser, BrowserContext, BrowserContextOptions, ViewportSize } from 'playwright-core';

export interface Profiles {
  borrow(options: ContextOptions): Promise<BrowserContext>;
  giveBack(context: BrowserContext): Promise<void>;
}

export type ContextOptions = BrowserContextOptions & { baseURL: string; viewport: ViewportSize };

interface Profile {
  readonly context: BrowserContext;
  readonly origin: string;
  /** All options but the size of the window. */
  readonly options: string;
  size: ViewportSize;
  /** Scripts for new pages, each of which can be removed. */
  readonly scripts: { dispose(): Promise<void> }[];
  /** A test has changed something that cannot be undone, so it is not used again. */
  spent: boolean;
}

/** How many contexts may wait for reuse; each keeps the product's files in memory. */
const spare = 12;

const besidesSize = ({ viewport: _, ...options }: ContextOptions): string => JSON.stringify(options);

export function createProfiles(browser: Browser): Profiles {
  const free: Profile[] = [];
  const lent = new Map<BrowserContext, Profile>();

  async function make(options: ContextOptions): Promise<Profile> {
    const context = await browser.newContext(options);
    const profile: Profile = {
      context,
      origin: options.baseURL,
      options: besidesSize(options),
      size: options.viewport,
      scripts: [],
      // Clearing storage does not undo what a service worker has taken over.
      spent: options.serviceWorkers === 'allow',
    };
    const add = context.addInitScript.bind(context) as (...args: unknown[]) => Promise<{ dispose(): Promise<void> }>;
    Object.defineProperty(context, 'addInitScript', {
      async value(...args: unknown[]) {
        const script = await add(...args);
        profile.scripts.push(script);
        return script;
      },
    });
    const open = context.newPage.bind(context);
    Object.defineProperty(context, 'newPage', {
      async value() {
        const page = await open();
        await page.setViewportSize(profile.size);
        return page;
      },
    });
    // A window that a page opens.
    context.on('page', (page) => void page.setViewportSize(profile.size).catch(() => undefined));
    // A changed clock stays changed, and a context whose requests a test has handled no longer caches.
    const spends = <Target extends object>(target: Target, ...methods: (keyof Target & string)[]) => {
      for (const method of methods) {
        const call = (target[method] as (...args: unknown[]) => unknown).bind(target);
        Object.defineProperty(target, method, {
          value(...args: unknown[]) {
            profile.spent = true;
            return call(...args);
          },
        });
      }
    };
    spends(context, 'route', 'setExtraHTTPHeaders', 'setGeolocation', 'exposeBinding', 'exposeFunction');
    spends(context.clock, 'install', 'setFixedTime', 'setSystemTime', 'pauseAt');
    return profile;
  }

  async function empty({ context, scripts }: Profile): Promise<void> {
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(scripts.splice(0).map((script) => script.dispose()));
    await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)]);
  }

  return {
    async borrow(options) {
      const wanted = besidesSize(options);
      const at = free.findIndex((profile) => profile.options === wanted);
      const profile = at >= 0 ? free.splice(at, 1)[0]! : await make(options);
      profile.size = options.viewport;
      lent.set(profile.context, profile);
      if (at >= 0) await emptyStorage(profile);
      return profile.context;
    },
    async giveBack(context) {
      const profile = lent.get(context);
      if (!profile) return;
      lent.delete(context);
      try {
        if (!profile.spent) await empty(profile);
      } catch {
        // If pages do not close, the browser is closed.
        profile.spent = true;
      }
      if (profile.spent) return context.close();
      // A product at another address, for which these cached files are useless: of files that start two, or whose port
      // another program has taken.
      const old = free.filter(({ origin }) => origin !== profile.origin);
      if (old.length === 0 && free.length >= spare) old.push(free[0]!);
      for (const one of old) free.splice(free.indexOf(one), 1);
      free.push(profile);
      await Promise.all(old.map((one) => one.context.close()));
    },
  };
}

/**
 * Deletes what scripts have stored for the product's address. This needs a page there, which stays for the next user.
 */
async function emptyStorage({ context, origin }: Profile): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,service_workers,cache_storage,file_systems',
  });
  await session.detach();
}
