/**
 * Public pages as documents that can be read without a script. A page is kept with the replies of the API that it was
 * rendered from, and rendered again when one of them has changed: what operators publish is in the next page. The
 * replies are those that a visitor without a session gets, so nothing of one person can be in a page.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@vumon/domain';
import type { Locale } from '@vumon/i18n';
import { NativeChild } from '../native/child.ts';
import type { Order, Rendered, Reply } from './messages.ts';
import { pageFilesOf, type PageFiles } from './page-files.ts';

export { EarlyViews, profileUrl, type EarlyView } from './early-views.ts';

const mostPages = 300;
const mostRounds = 4;
/** A visitor waits no longer; the page is rendered nevertheless, for the next one. */
const patience = 2_000;
/** A rendering that takes so many times as long is ended. */
const endAfter = 5;
/** A page that could not be rendered is not tried again before. */
const restMs = 30_000;

export interface RenderedPage {
  /** With `nonceMark` in place of the nonce. */
  readonly html: string;
  /** A script element with data, which does not run. */
  readonly data: string;
  /** The rules of the style sheets that the page needs. */
  readonly styles: string;
}

export interface RenderingOptions {
  readonly webRoot: string;
  readonly site: Site;
  readonly publicUrl: string;
  /** The body of the API's reply to somebody without a session. Rejects for anything but success. */
  readonly ask: (url: string, locale: Locale) => Promise<string>;
  readonly failed: (error: unknown, path: string) => void;
  readonly now: () => number;
  readonly patienceMs?: number;
}

/**
 * Each reply that names it has another one. A page is no other for it, and its clocks begin with the time at which it is
 * sent.
 */
const timeOfReply = /("serverTime":)"[^"]*"/g;
const versionOf = (replies: Order['replies']): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(replies).map(([url, body]) => [url, body.replaceAll(timeOfReply, '$1')])))
    .digest('base64');

let failures = 0;
/** How many pages went out without their content since the start of this process. */
export const pagesNotRendered = (): number => failures;

interface Kept {
  readonly version: string;
  readonly page: RenderedPage;
}

export class PageRendering {
  /** Random, so that no text can contain it. */
  readonly nonceMark = randomBytes(16).toString('hex');
  readonly files: PageFiles;
  readonly #script: string;
  readonly #options: RenderingOptions;
  readonly #patienceMs: number;
  readonly #child: NativeChild<Order, Reply>;
  readonly #kept = new Map<string, Kept>();
  readonly #needs = new Map<string, readonly string[]>();
  readonly #running = new Map<string, Promise<Reply>>();
  readonly #resting = new Map<string, number>();

  private constructor(script: string, files: PageFiles, options: RenderingOptions) {
    this.#script = script;
    this.files = files;
    this.#options = options;
    this.#patienceMs = options.patienceMs ?? patience;
    this.#child = new NativeChild({
      part: 'pages',
      script: new URL('rendering.child.ts', import.meta.url),
      patienceMs: endAfter * this.#patienceMs,
      heapMebibytes: 192,
      memoryMebibytes: 600,
      mostWaiting: 50,
    });
  }

  /** Null where the build has no script that renders, as on the development server. */
  static of(options: RenderingOptions): PageRendering | null {
    const script = join(options.webRoot, 'render/render.js');
    if (!existsSync(script)) return null;
    const files = pageFilesOf(options.webRoot);
    return files && new PageRendering(script, files, options);
  }

  /** Null when the page cannot be rendered, or not soon enough. */
  async page(path: string, locale: Locale): Promise<RenderedPage | null> {
    const key = `${locale} ${path}`;
    if ((this.#resting.get(key) ?? 0) > this.#options.now()) {
      failures += 1;
      return null;
    }
    const rendering = this.#current(key, path, locale).catch((error: unknown) => {
      this.#resting.set(key, this.#options.now() + restMs);
      this.#options.failed(error, path);
      return null;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.#patienceMs);
    });
    const page = await Promise.race([rendering, late]);
    clearTimeout(timer);
    if (!page) failures += 1;
    const now = new Date(this.#options.now()).toISOString();
    return page && { ...page, data: page.data.replaceAll(timeOfReply, `$1"${now}"`) };
  }

  warm(): void {
    this.#child.warm();
  }

  close(): void {
    this.#child.close();
  }

  async #current(key: string, path: string, locale: Locale): Promise<RenderedPage> {
    let needs = this.#needs.get(key) ?? [];
    for (let round = 0; round < mostRounds; round++) {
      const replies = Object.fromEntries(
        await Promise.all(needs.map(async (url) => [url, await this.#options.ask(url, locale)] as const)),
      );
      const version = versionOf(replies);
      const kept = this.#kept.get(key);
      if (kept?.version === version) return kept.page;
      const reply = await this.#rendered(`${key} ${version}`, path, locale, replies);
      if (!('needs' in reply)) return this.#keep(key, version, reply);
      needs = [...needs, ...reply.needs];
      this.#needs.set(key, needs);
    }
    throw new Error('needs more and more replies');
  }

  /** Visitors who come at the same time share one rendering. */
  #rendered(key: string, path: string, locale: Locale, replies: Order['replies']): Promise<Reply> {
    let running = this.#running.get(key);
    if (!running) {
      const { site, publicUrl } = this.#options;
      running = this.#child
        .run({
          script: this.#script,
          site,
          host: new URL(publicUrl).host,
          path,
          locale,
          nonce: this.nonceMark,
          replies,
        })
        .finally(() => this.#running.delete(key));
      this.#running.set(key, running);
    }
    return running;
  }

  #keep(key: string, version: string, { html, data, screen }: Rendered): RenderedPage {
    const page = {
      html,
      // A `<` in the data could end the element.
      data: `<script type="application/json" id="rendered">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
      styles: this.files.stylesOf(screen, html),
    };
    this.#kept.delete(key);
    this.#kept.set(key, { version, page });
    if (this.#kept.size > mostPages) this.#kept.delete(this.#kept.keys().next().value!);
    return page;
  }
}
