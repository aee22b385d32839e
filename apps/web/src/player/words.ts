/** The player's words, with keys checked against the catalog. */
import { useTranslation } from '@vumon/i18n/react';
import { questionTypeNamespaces } from '@vumon/question-types/messages';
import type catalog from './messages.vi.json';

type Singular<Key extends string> = Key extends `${infer Stem}_other` ? Stem : Key;
type Leaf<Tree> = { [Key in keyof Tree & string]: Tree[Key] extends string ? Singular<Key> : `${Key}.${Leaf<Tree[Key]>}` }[keyof Tree & string];
type WordsOf<Catalog> = (key: Leaf<Catalog>, params?: Readonly<Record<string, string | number>>) => string;
export type PlayerWord = Leaf<typeof catalog>;
export type PlayerWords = WordsOf<typeof catalog>;

/** Words of a catalog that is given by its type. */
export function useWordsOf<Catalog>(namespace: 'player' | 'review'): WordsOf<Catalog> {
  const { t } = useTranslation(namespace);
  const translate = t as unknown as WordsOf<Catalog>;
  return (key, params) => translate(key, params);
}

export const usePlayerWords = (): PlayerWords => useWordsOf<typeof catalog>('player');

/** All words a page of the test may need, here before it starts: the connection may go. Those of authors are not among them. */
export const wordsOfTypes = questionTypeNamespaces.filter((name) => name !== 'qt-types' && name !== 'qt-rubric' && name !== 'qt-editing');
