import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { ItemResult, Share } from '../../schema/core.ts';
import type { Scorer } from '../../schema/facets.ts';
import { answeredItem, blankItem, fullShare, noShare, share } from '../../schema/shares.ts';
import {
  choiceFacts,
  clusterItem,
  picked,
  picksAllowed,
  type ChoiceCode,
  type ChoiceContent,
  type ChoiceItem,
  type ChoiceKey,
  type ChoiceResponse,
} from './definition.ts';
import { choiceCodes } from './codes.ts';

/** Percent of a four-statement cluster's points by the number of statements judged right (the graduation exam's Part II). */
const clusterPercent = [0, 10, 25, 50, 100] as const;

const correctOf = (key: ChoiceKey, itemId: string): ReadonlySet<string> => new Set(ownEntry(key.correct, itemId));

/** One pick, all or nothing. A key may name several right options; any of them is right. */
function scoreOne(picks: readonly string[], correct: ReadonlySet<string>): Share {
  return picks.every((id) => correct.has(id)) ? fullShare : noShare;
}

/** "Choose k": each right pick earns its share; a wrong one earns nothing. */
function scoreStated(picks: readonly string[], correct: ReadonlySet<string>, choose: number): Share {
  const right = picks.filter((id) => correct.has(id)).length;
  return share(Math.min(right, choose), choose);
}

/** "All that apply": all or nothing, or right minus wrong picks as a fraction of all right options, at least 0. */
function scoreAny(picks: readonly string[], correct: ReadonlySet<string>, rule: ChoiceKey['mr2Scoring']): Share {
  const right = picks.filter((id) => correct.has(id)).length;
  const wrong = picks.length - right;
  if (correct.size === 0) return noShare;
  if (rule === 'right-minus-wrong') return share(Math.max(0, right - wrong), correct.size);
  return wrong === 0 && right === correct.size ? fullShare : noShare;
}

function scoreItem(code: ChoiceCode, item: ChoiceItem, key: ChoiceKey, response: ChoiceResponse): ItemResult {
  const picks = picked(response, item.id);
  if (picks.length === 0) return blankItem(item.id);
  const correct = correctOf(key, item.id);
  switch (choiceFacts[code].picks) {
    case 'one':
      return answeredItem(item.id, scoreOne(picks, correct));
    case 'stated':
      return answeredItem(item.id, scoreStated(picks, correct, item.choose ?? 1));
    case 'any':
      return answeredItem(item.id, scoreAny(picks, correct, key.mr2Scoring));
  }
}

/** Four statements, one number, points by how many are judged right. */
function scoreCluster(statements: readonly ItemResult[]): ItemResult {
  if (statements.every((statement) => statement.state === 'blank')) return blankItem(clusterItem);
  const right = statements.filter((statement) => statement.state === 'right').length;
  return answeredItem(clusterItem, share(clusterPercent[right] ?? 0, 100));
}

function scorer(code: ChoiceCode): Scorer<ChoiceContent, ChoiceKey, ChoiceResponse> {
  return {
    scoreItems(content, key, response) {
      const results = content.items.map((item) => scoreItem(code, item, key, response));
      return code === 'TF5' ? [scoreCluster(results)] : results;
    },
    solve: (content, key) =>
      Object.fromEntries(
        content.items.map((item) => [item.id, [...correctOf(key, item.id)].slice(0, picksAllowed(code, item))]),
      ),
  };
}

export const choiceScorers = byCode(choiceCodes, scorer);
