/** The player's words, with keys checked against the catalog. */
import { useTranslation } from '@vumon/i18n/react';
import type catalog from './messages.vi.json';

type Singular<Key extends string> = Key extends `${infer Stem}_other` ? Stem : Key;
type Leaf<Tree> = { [Key in keyof Tree & string]: Tree[Key] extends string ? Singular<Key> : `${Key}.${Leaf<Tree[Key]>}` }[keyof Tree & string];
export type PlayerWord = Leaf<typeof catalog>;
export type PlayerWords = (key: PlayerWord, params?: Readonly<Record<string, string | number>>) => string;

export function usePlayerWords(): PlayerWords {
  const { t } = useTranslation('player');
  const translate = t as unknown as PlayerWords;
  return (key, params) => translate(key, params);
}
