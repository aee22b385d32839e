/**
 * Messages of one catalog. Supports what the product's catalogs use: nested keys ("menu.open"), `{{name}}` parameters,
 * and plural forms by `count` ("file_one", "file_other").
 */
import type { Locale } from './locales.ts';
import { formatNumber } from './numbers.ts';
import type { MessageGroups, Messages } from './messages.generated.ts';

export { defaultLocale, locales, type Locale } from './locales.ts';

export type Catalog = Readonly<Record<string, unknown>>;

export type Namespace = keyof Messages;
export type MessageKey<N extends Namespace> = keyof Messages[N] & string;

type ParamsOf<Names extends string> = { readonly [Name in Names]: Name extends 'count' ? number : string | number };
/** The arguments after the key: the message's parameters, none missing and none more, or nothing. */
export type ParamsOfMessage<N extends Namespace, Key extends MessageKey<N>> = [Messages[N][Key]] extends [never]
  ? []
  : [params: ParamsOf<Messages[N][Key] & string>];

/** The message of a key. Of a union of keys the parameters of all of them are needed. `count` chooses the plural form. */
export interface Translate<N extends Namespace> {
  <Key extends MessageKey<N>>(key: Key, ...params: ParamsOfMessage<N, Key>): string;
  /** Never set: the compiler would take the function of one namespace for that of another without it. */
  readonly of?: N;
}

/** A step that keys of a namespace begin with: `states` of `states.open`; '' is the catalog itself. */
export type MessageGroup<N extends Namespace> = keyof MessageGroups[N] & string;

export type OpenParams = Readonly<Record<string, unknown>>;
/** What a call of `find` passes after the code: values if a message of the group has parameters, otherwise nothing. */
export type ParamsForGroup<N extends Namespace, Group extends MessageGroup<N>> = [MessageGroups[N][Group]] extends [
  never,
]
  ? []
  : [params: OpenParams];
/** The message of a code that the compiler does not know, such as one in stored data; undefined if the group lacks it. */
export type FindMessage<N extends Namespace> = <Group extends MessageGroup<N>>(
  group: Group,
  code: string,
  ...params: ParamsForGroup<N, Group>
) => string | undefined;

/** The functions as they are for a namespace that is not known at compile time. */
export interface AnyWords {
  t(key: string, params?: OpenParams): string;
  find(group: string, code: string, params?: OpenParams): string | undefined;
}

/** The value under a dotted path, undefined where a step is missing. */
export function find(catalog: unknown, path: string): unknown {
  let node = catalog;
  for (const step of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return undefined;
    node = (node as Record<string, unknown>)[step];
  }
  return node;
}

/** The plural form of a number; Vietnamese has one. */
const formOf = (count: number, language: Locale): string =>
  language === 'en' && Math.abs(count) === 1 ? 'one' : 'other';

const fill = (text: string, parameters: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(parameters[name] ?? ''));

/** The functions of a catalog; `catalogOf` returns undefined while it has not loaded. */
export function wordsOf(language: Locale, catalogOf: () => Catalog | undefined): AnyWords {
  const message = (key: string, params: OpenParams): string | undefined => {
    const catalog = catalogOf();
    const { count } = params;
    const counted = typeof count === 'number' ? find(catalog, `${key}_${formOf(count, language)}`) : undefined;
    const found = counted ?? find(catalog, key);
    if (typeof found !== 'string') return undefined;
    // Numbers have one form wherever a message counts.
    return fill(found, typeof count === 'number' ? { ...params, count: formatNumber(count, language, 3) } : params);
  };
  return {
    t: (key, params = {}) => message(key, params) ?? key,
    find: (group, code, params = {}) => message(group === '' ? code : `${group}.${code}`, params),
  };
}
