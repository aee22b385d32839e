import { own } from '../../content-parts.ts';
import type { Scorer } from '../../facets.ts';
import { blankItem, unmarkedItem } from '../../shares.ts';
import type { SpeakingCode, SpeakingContent, SpeakingKey, SpeakingResponse } from './definition.ts';

/** Only a teacher's ear can judge a recording. */
const scorer: Scorer<SpeakingContent, SpeakingKey, SpeakingResponse> = {
  scoreItems: (content, _key, response) => content.items.map(({ id }) => (own(response, id) === undefined ? blankItem(id) : unmarkedItem(id))),
  solve: () => null,
  markingOf: (key) => ({ kind: 'rubric', rubric: key.rubric }),
};

export const speakingScorers = { SP1: scorer, SP2: scorer } satisfies Record<SpeakingCode, unknown>;
