/** Messages of one language from JSON catalogs, one for each namespace, which are loaded when they are first needed. */
import {
  find,
  wordsOf,
  type AnyWords,
  type Catalog,
  type FindMessage,
  type Locale,
  type MessageKey,
  type Namespace,
  type Translate,
} from './words.ts';

export type LoadCatalog = (locale: Locale, namespace: string) => Promise<Catalog>;

/** How often a catalog is requested, and the delay before the second request, which doubles each time. */
const tries = 5;
const firstDelay = 350;

export class I18n {
  readonly language: Locale;
  readonly #load: LoadCatalog;
  readonly #catalogs = new Map<string, Catalog>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #failed = new Set<string>();
  readonly #words = new Map<string, AnyWords>();
  readonly #others = new Map<Locale, I18n>();

  /** `catalogs`: namespaces that need not be loaded. */
  constructor(language: Locale, load: LoadCatalog, catalogs: Readonly<Record<string, Catalog>> = {}) {
    for (const [namespace, catalog] of Object.entries(catalogs)) this.#catalogs.set(namespace, catalog);
    this.language = language;
    this.#load = load;
  }

  /** The messages of another language, from the same place and always the same: a test is printed in its own. */
  in(language: Locale): I18n {
    if (language === this.language) return this;
    let other = this.#others.get(language);
    if (!other) this.#others.set(language, (other = new I18n(language, this.#load)));
    return other;
  }

  /** Resolves when every namespace has loaded or has failed for good; never rejects. */
  async loadNamespaces(namespaces: readonly string[]): Promise<void> {
    await Promise.all(namespaces.map((namespace) => this.load(namespace)));
  }

  /** Like `loadNamespaces` for one namespace; all callers get the same promise while it loads. */
  load(namespace: string): Promise<void> {
    if (this.#catalogs.has(namespace)) return Promise.resolve();
    let loading = this.#loading.get(namespace);
    if (!loading) {
      loading = this.#try(namespace).finally(() => this.#loading.delete(namespace));
      this.#loading.set(namespace, loading);
    }
    return loading;
  }

  /** False while a component must wait. A namespace that cannot be loaded shows its keys instead of no page at all. */
  isReady(namespace: string): boolean {
    return this.#catalogs.has(namespace) || this.#failed.has(namespace);
  }

  /** Whether the catalog could not be loaded, after some tries. */
  hasFailed(namespace: string): boolean {
    return this.#failed.has(namespace);
  }

  /** Catalogs that could not be loaded are asked for again when they are next needed. */
  forgetFailed(): void {
    this.#failed.clear();
  }

  /** Whether the catalog of the namespace has loaded and has the message. */
  exists<N extends Namespace>(namespace: N, key: MessageKey<N>): boolean {
    return find(this.#catalogs.get(namespace), key) !== undefined;
  }

  /** The function that translates keys of a namespace; always the same function for the same namespace. */
  translateOf<N extends Namespace>(namespace: N): Translate<N> {
    return this.#wordsOf(namespace).t as Translate<N>;
  }

  /** The function that finds messages by codes that a catalog may lack; the same for the same namespace. */
  findIn<N extends Namespace>(namespace: N): FindMessage<N> {
    return this.#wordsOf(namespace).find;
  }

  #wordsOf(namespace: string): AnyWords {
    let words = this.#words.get(namespace);
    if (!words) {
      words = wordsOf(this.language, () => this.#catalogs.get(namespace));
      this.#words.set(namespace, words);
    }
    return words;
  }

  async #try(namespace: string): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        this.#catalogs.set(namespace, await this.#load(this.language, namespace));
        this.#failed.delete(namespace);
        return;
      } catch {
        if (failures + 1 === tries) {
          this.#failed.add(namespace);
          return;
        }
        const delay = firstDelay * 2 ** failures;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }
}

/** An instance with these namespaces loaded; others are loaded when they are first used. */
export async function createI18n(locale: Locale, load: LoadCatalog, namespaces: readonly string[]): Promise<I18n> {
  const i18n = new I18n(locale, load);
  await i18n.loadNamespaces(namespaces);
  return i18n;
}
