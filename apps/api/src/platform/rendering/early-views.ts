/**
 * Pages behind the sign-in as they look at first, drawn for whoever asks for them, and shown until the app is there. What
 * is drawn for one reader is sent once and kept nowhere. Its process is not the one of the public pages, which are kept.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePath, Role, Site } from '@vumon/domain';
import type { Locale } from '@vumon/i18n';
import { NativeChild } from '../native/child.ts';
import type { Order, Reply } from './messages.ts';
import { earlyFilesOf, type EarlyFiles } from './page-files.ts';

/** A reader waits no longer: without it the page is there when the app is. */
const patience = 600;
/** A drawing that takes so long is ended. On a machine with much other work the first one takes seconds: it is no crash. */
const endAfterMs = 10_000;
/** Whoever comes while so many are under way gets the page without it: at the start of lessons many do at once. */
const mostUnderWay = 6;
/** After a failure nothing is drawn for so long. */
const restMs = 30_000;

/** Which pages are drawn, and for whom: the homes of others are loaded by their readers (site/home). */
const drawnFor: Readonly<Partial<Record<PagePath, readonly Role[]>>> = {
  '/home': ['TEACHER', 'STUDENT'],
  '/questions': ['TEACHER'],
  '/unit-test/create': ['TEACHER'],
  '/unit-test/$templateSlug': ['TEACHER'],
  '/learning/$learningSlug': ['TEACHER'],
};
/** One for what is not known to be needed, and one for what that leads to. */
const mostRounds = 3;

export const profileUrl = '/api/account/profile';

export interface EarlyView {
  /** With `nonceMark` in place of the nonce. */
  readonly html: string;
  /** A script element with the replies, which does not run. */
  readonly replies: string;
  readonly styles: string;
}

export interface EarlyViewsOptions {
  readonly webRoot: string;
  readonly site: Site;
  readonly publicUrl: string;
  readonly failed: (error: unknown, path: string) => void;
  readonly now: () => number;
  readonly patienceMs?: number;
}

export interface Asked {
  readonly page: PagePath;
  /** The address with the prefix of the language, without a search. */
  readonly path: string;
  readonly locale: Locale;
  readonly onPhone: boolean;
  /** What the page is known to show first to readers of each role. */
  readonly firstReplies: readonly (readonly [role: Role, urls: readonly string[]])[];
  /** The body of the API's reply to the reader. Null for anything but success. */
  readonly ask: (url: string) => Promise<string | null>;
}

interface Reader {
  readonly role: Role;
  readonly launched: boolean;
  readonly support: object | null;
  readonly roleChosen: boolean;
  readonly ownTimeZone: string | null;
}

export class EarlyViews {
  /** Random, so that no text can contain it. */
  readonly nonceMark = randomBytes(16).toString('hex');
  readonly files: EarlyFiles;
  readonly #script: string;
  readonly #options: EarlyViewsOptions;
  readonly #child: NativeChild<Order, Reply | null>;
  #underWay = 0;
  #restsUntil = 0;

  private constructor(script: string, files: EarlyFiles, options: EarlyViewsOptions) {
    this.#script = script;
    this.files = files;
    this.#options = options;
    this.#child = new NativeChild({
      part: 'pages',
      script: new URL('rendering.child.ts', import.meta.url),
      patienceMs: endAfterMs,
      heapMebibytes: 192,
      memoryMebibytes: 600,
      mostWaiting: mostUnderWay,
      recordTime: false,
    });
  }

  /** Null where the build has no script that draws, as on the development server. */
  static of(options: EarlyViewsOptions): EarlyViews | null {
    const script = join(options.webRoot, 'render/render-early.js');
    if (!existsSync(script)) return null;
    const files = earlyFilesOf(options.webRoot);
    return files && new EarlyViews(script, files, options);
  }

  /** Null where the app alone shows this page to this reader, and when it cannot be drawn, or not soon enough. */
  async view(asked: Asked): Promise<EarlyView | null> {
    if (!drawnFor[asked.page] || this.#underWay >= mostUnderWay || this.#restsUntil > this.#options.now()) return null;
    this.#underWay += 1;
    const drawing = this.#draw(asked)
      .catch((error: unknown) => {
        this.#restsUntil = this.#options.now() + restMs;
        this.#options.failed(error, asked.path);
        return null;
      })
      .finally(() => (this.#underWay -= 1));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.#options.patienceMs ?? patience);
    });
    const view = await Promise.race([drawing, late]);
    clearTimeout(timer);
    return view;
  }

  warm(): void {
    this.#child.warm();
  }

  close(): void {
    this.#child.close();
  }

  async #draw({ page, path, locale, onPhone, firstReplies, ask }: Asked): Promise<EarlyView | null> {
    const { site, publicUrl } = this.#options;
    const profile = await ask(profileUrl);
    if (profile === null) return null;
    const { data: reader } = JSON.parse(profile) as { data: Reader };
    if (!drawnFor[page]!.includes(reader.role)) return null;
    // Nobody has chosen a role yet; a platform's home differs; above an account that staff look at stands who looks; abroad
    // the app sets the zone of the times first.
    if (!reader.roleChosen || reader.launched || reader.support) return null;
    if (site === 'intl' && reader.ownTimeZone === null) return null;
    const replies: Record<string, string> = { [profileUrl]: profile };
    let needs = firstReplies.find(([role]) => role === reader.role)?.[1] ?? [];
    for (let round = 0; round < mostRounds; round++) {
      const bodies = await Promise.all(needs.map(async (url) => [url, await ask(url)] as const));
      for (const [url, body] of bodies) {
        if (body === null) return null;
        replies[url] = body;
      }
      const drawn = await this.#child.run({
        script: this.#script,
        site,
        host: new URL(publicUrl).host,
        path,
        locale,
        nonce: this.nonceMark,
        replies,
        onPhone,
      });
      if (!drawn) return null;
      if (!('needs' in drawn))
        return {
          html: drawn.html,
          replies: elementOf(replies),
          styles: this.files.stylesOf(drawn.screen, drawn.html),
        };
      needs = drawn.needs;
    }
    throw new Error('needs more and more replies');
  }
}

function elementOf(replies: Readonly<Record<string, string>>): string {
  const json = Object.entries(replies).map(([url, body]) => `${JSON.stringify(url)}:${body}`);
  // A `<` in the data could end the element.
  return `<script type="application/json" id="early-replies">{${json.join(',').replaceAll('<', '\\u003c')}}</script>`;
}
