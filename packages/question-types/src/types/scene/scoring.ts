import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { ItemResult } from '../../schema/core.ts';
import type { Scorer } from '../../schema/facets.ts';
import { answeredItem, blankItem, fullShare, noShare, share } from '../../schema/shares.ts';
import { picksAllowed, type SceneCode, type SceneContent, type SceneKey, type SceneResponse } from './definition.ts';
import { itemsOf, partnersOf } from './pairs.ts';
import { sceneCodes } from './codes.ts';

/**
 * A single partner is right or wrong. Of several lines, each right one earns its share and each wrong one costs one, at
 * least 0 in total.
 */
function scoreItem(code: SceneCode, item: string, key: SceneKey, response: SceneResponse): ItemResult {
  const picks = ownEntry(response, item) ?? [];
  if (picks.length === 0) return blankItem(item);
  const correct = new Set(ownEntry(key.pairs, item));
  const right = picks.filter((id) => correct.has(id)).length;
  if (code !== 'DL3') return answeredItem(item, right > 0 ? fullShare : noShare);
  return answeredItem(
    item,
    correct.size === 0 ? noShare : share(Math.max(0, right - (picks.length - right)), correct.size),
  );
}

function scorer(code: SceneCode): Scorer<SceneContent, SceneKey, SceneResponse> {
  return {
    scoreItems: (content, key, response) => itemsOf(code, content).map((item) => scoreItem(code, item, key, response)),
    solve(content, key) {
      const partners = new Set(partnersOf(code, content));
      const right = itemsOf(code, content).map(
        (item) =>
          [
            item,
            (ownEntry(key.pairs, item) ?? []).filter((id) => partners.has(id)).slice(0, picksAllowed(code)),
          ] as const,
      );
      return Object.fromEntries(right.filter(([, picks]) => picks.length > 0));
    },
  };
}

export const sceneScorers = byCode(sceneCodes, scorer);
