/** Messages outside the browser, where a catalog is given in both languages and each call names its language. */
import {
  wordsOf,
  type Catalog,
  type FindMessage,
  type Locale,
  type MessageGroup,
  type MessageKey,
  type Namespace,
  type ParamsForGroup,
  type ParamsOfMessage,
  type Translate,
} from './words.ts';

export type { Translate } from './words.ts';

export interface TranslateIn<N extends Namespace> {
  <Key extends MessageKey<N>>(key: Key, locale: Locale, ...params: ParamsOfMessage<N, Key>): string;
  /** The function of one language. */
  in(locale: Locale): Translate<N>;
  /** The message of a code that the compiler does not know; undefined if the group lacks it. */
  find<Group extends MessageGroup<N>>(
    group: Group,
    code: string,
    locale: Locale,
    ...params: ParamsForGroup<N, Group>
  ): string | undefined;
}

/** A translator of one namespace. */
export function createTranslator<N extends Namespace>(
  _namespace: N,
  catalogs: Readonly<Record<Locale, Catalog>>,
): TranslateIn<N> {
  const inLanguage = (locale: Locale) =>
    wordsOf(locale, () => catalogs[locale]) as unknown as { t: Translate<N>; find: FindMessage<N> };
  const languages = { vi: inLanguage('vi'), en: inLanguage('en') };
  return Object.assign(
    <Key extends MessageKey<N>>(key: Key, locale: Locale, ...params: ParamsOfMessage<N, Key>) =>
      languages[locale].t(key, ...params),
    {
      in: (locale: Locale) => languages[locale].t,
      find: <Group extends MessageGroup<N>>(
        group: Group,
        code: string,
        locale: Locale,
        ...params: ParamsForGroup<N, Group>
      ) => languages[locale].find(group, code, ...params),
    },
  );
}
