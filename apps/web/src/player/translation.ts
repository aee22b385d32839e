/** The player's messages. */
import type { ExamContent } from '@vumon/contract';
import type { MessageKey, Translate } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { namespacesOfPlayers } from '@vumon/question-types/players';
import { questionsOf } from './session/outline.ts';

export type PlayerMessage = MessageKey<'player'>;
export type PlayerTranslate = Translate<'player'>;

export const usePlayerMessages = (): PlayerTranslate => useTranslation('player').t;

/**
 * Catalogs that the questions of a test need. They are loaded before the test starts, because the connection may be
 * lost later.
 */
export const namespacesOf = (content: ExamContent): readonly string[] => namespacesOfPlayers(questionsOf(content));
