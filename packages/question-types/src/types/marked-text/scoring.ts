import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { Share } from '../../schema/core.ts';
import type { Scorer } from '../../schema/facets.ts';
import { answeredItem, blankItem, fullShare, noShare, share } from '../../schema/shares.ts';
import type { MarkedTextCode, MarkedTextContent, MarkedTextKey, MarkedTextResponse } from './definition.ts';
import { markedTextCodes } from './codes.ts';

/** The part with the error, all or nothing. */
const oneError = (picks: readonly string[], correct: ReadonlySet<string>): Share =>
  picks.every((id) => correct.has(id)) ? fullShare : noShare;

/** (right words chosen − wrong words chosen) / all right words, at least 0. */
function markedWords(picks: readonly string[], correct: ReadonlySet<string>): Share {
  const right = picks.filter((id) => correct.has(id)).length;
  return correct.size === 0 ? noShare : share(Math.max(0, right - (picks.length - right)), correct.size);
}

function scorer(code: MarkedTextCode): Scorer<MarkedTextContent, MarkedTextKey, MarkedTextResponse> {
  const rule = code === 'MC8' ? oneError : markedWords;
  return {
    scoreItems(content, key, response) {
      const { id } = content.item;
      const picks = ownEntry(response, id) ?? [];
      return [picks.length === 0 ? blankItem(id) : answeredItem(id, rule(picks, new Set(ownEntry(key.correct, id))))];
    },
    solve(content, key) {
      const correct = ownEntry(key.correct, content.item.id) ?? [];
      return { [content.item.id]: code === 'MC8' ? correct.slice(0, 1) : correct };
    },
  };
}

export const markedTextScorers = byCode(markedTextCodes, scorer);
