/** The player's messages, with keys checked against the catalog. */
import type { ExamContent } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { namespacesOfPlayers } from '@vumon/question-types/players';
import type catalog from './messages.vi.json';
import { questionsOf } from './session/outline.ts';

type Singular<Key extends string> = Key extends `${infer Stem}_other` ? Stem : Key;
type Leaf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Singular<Key> : `${Key}.${Leaf<Tree[Key]>}`;
}[keyof Tree & string];
type Translate<Catalog> = (key: Leaf<Catalog>, params?: Readonly<Record<string, string | number>>) => string;
export type PlayerMessage = Leaf<typeof catalog>;
export type PlayerTranslate = Translate<typeof catalog>;

/** Translates keys of the namespace; the type parameter is the catalog that the keys are checked against. */
export function useMessagesOf<Catalog>(namespace: 'player' | 'review' | 'attempt'): Translate<Catalog> {
  const { t } = useTranslation(namespace);
  const translate = t as unknown as Translate<Catalog>;
  return (key, params) => translate(key, params);
}

export const usePlayerMessages = (): PlayerTranslate => useMessagesOf<typeof catalog>('player');

/**
 * Catalogs that the questions of a test need. They are loaded before the test starts, because the connection may be
 * lost later.
 */
export const namespacesOf = (content: ExamContent): readonly string[] => namespacesOfPlayers(questionsOf(content));
