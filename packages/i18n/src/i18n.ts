/**
 * Messages of one language from JSON catalogs, one catalog for each namespace. Supports what the product's catalogs
 * use: nested keys ("menu.open"), `{{name}}` parameters, and plural forms by `count` ("file_one", "file_other").
 */

export const locales = ['vi', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'vi';

export type Catalog = Readonly<Record<string, unknown>>;
export type LoadCatalog = (locale: Locale, namespace: string) => Promise<Catalog>;

export interface TranslateOptions {
  /** Takes the message from another namespace. */
  readonly ns?: string;
  /** Returned when the catalog has no such key; without it the key itself is returned. */
  readonly defaultValue?: string;
  /** For keys of a list or a group of messages, which are returned as they are. */
  readonly returnObjects?: boolean;
  /** Chooses the plural form, and is a parameter like the others. */
  readonly count?: number;
  readonly [parameter: string]: unknown;
}

export type Translate = (key: string, options?: TranslateOptions) => string;

/** How often a catalog is requested, and the delay before the second request, which doubles each time. */
const tries = 5;
const firstDelay = 350;

/** The value under a dotted path, undefined where a step is missing. */
function find(catalog: unknown, path: string): unknown {
  let node = catalog;
  for (const step of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return undefined;
    node = (node as Record<string, unknown>)[step];
  }
  return node;
}

const fill = (text: string, parameters: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(parameters[name] ?? ''));

export class I18n {
  readonly language: Locale;
  readonly #load: LoadCatalog;
  readonly #plural: Intl.PluralRules;
  readonly #catalogs = new Map<string, Catalog>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #failed = new Set<string>();
  readonly #translates = new Map<string, Translate>();

  /** `catalogs`: namespaces that need not be loaded. */
  constructor(language: Locale, load: LoadCatalog, catalogs: Readonly<Record<string, Catalog>> = {}) {
    for (const [namespace, catalog] of Object.entries(catalogs)) this.#catalogs.set(namespace, catalog);
    this.language = language;
    this.#load = load;
    this.#plural = new Intl.PluralRules(language);
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

  /** Whether a catalog has the key, written as `namespace:key`. */
  exists(name: string): boolean {
    const [namespace = '', key = ''] = name.split(':');
    return find(this.#catalogs.get(namespace), key) !== undefined;
  }

  /** The function that translates keys of a namespace; always the same function for the same namespace. */
  translateOf(namespace: string): Translate {
    let translate = this.#translates.get(namespace);
    if (!translate) {
      translate = (key, options = {}) => this.#translate(options.ns ?? namespace, key, options);
      this.#translates.set(namespace, translate);
    }
    return translate;
  }

  #translate(namespace: string, key: string, options: TranslateOptions): string {
    const catalog = this.#catalogs.get(namespace);
    const plural = options.count === undefined ? undefined : `${key}_${this.#plural.select(options.count)}`;
    const found = (plural === undefined ? undefined : find(catalog, plural)) ?? find(catalog, key);
    if (typeof found === 'string') return fill(found, options);
    if (found !== undefined && options.returnObjects) return found as string;
    return options.defaultValue ?? key;
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
