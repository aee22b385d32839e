import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { Scorer } from '../../schema/facets.ts';
import { answeredItem, blankItem, fullShare, noShare } from '../../schema/shares.ts';
import { chosenFor } from './answered.ts';
import {
  solution,
  type MatchingCode,
  type MatchingContent,
  type MatchingKey,
  type MatchingResponse,
} from './definition.ts';
import { matchingCodes } from './codes.ts';

/** Each entry is right or wrong on its own. */
function scorer(code: MatchingCode): Scorer<MatchingContent, MatchingKey, MatchingResponse> {
  return {
    scoreItems: (content, key, response) =>
      content.items.map(({ id }) => {
        const chosen = chosenFor(response, id);
        if (chosen === undefined) return blankItem(id);
        return answeredItem(id, (ownEntry(key.correct, id) ?? []).includes(chosen) ? fullShare : noShare);
      }),
    solve: (content, key) => solution(code, content, key),
  };
}

export const matchingScorers = byCode(matchingCodes, scorer);
