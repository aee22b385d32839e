import { ownEntry } from '../../schema/content-parts.ts';
import type { Scorer } from '../../schema/facets.ts';
import { answeredItem, blankItem, fullShare, noShare } from '../../schema/shares.ts';
import type { GridCode, GridContent, GridKey, GridResponse } from './definition.ts';

type GridScorer = Scorer<GridContent, GridKey, GridResponse>;

/** Each row is right or wrong on its own. A key may name several columns of a row; any of them is right. */
const judged: GridScorer = {
  scoreItems: (content, key, response) =>
    content.rows.map(({ id }) => {
      const [pick] = ownEntry(response, id) ?? [];
      return pick === undefined
        ? blankItem(id)
        : answeredItem(id, ownEntry(key.correct, id)?.includes(pick) === true ? fullShare : noShare);
    }),
  solve: (content, key) =>
    Object.fromEntries(content.rows.map(({ id }) => [id, (ownEntry(key.correct, id) ?? []).slice(0, 1)])),
};

/** A self-assessment is neither right nor wrong. */
const rated: GridScorer = {
  scoreItems: (content, _, response) =>
    content.rows.map(({ id }) =>
      (ownEntry(response, id) ?? []).length === 0 ? blankItem(id) : { item: id, state: 'unscored', share: noShare },
    ),
  solve: () => null,
};

export const gridScorers = { LS1: judged, LS2: rated } satisfies Record<GridCode, unknown>;
