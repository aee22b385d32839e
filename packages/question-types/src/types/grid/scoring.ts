import { own } from '../../content-parts.ts';
import type { Scorer } from '../../facets.ts';
import { answeredItem, blankItem, fullShare, noShare } from '../../shares.ts';
import type { GridCode, GridContent, GridKey, GridResponse } from './definition.ts';

type GridScorer = Scorer<GridContent, GridKey, GridResponse>;

/** Each row is right or wrong on its own. A key may name several columns of a row; any of them is right. */
const judged: GridScorer = {
  scoreItems: (content, key, response) =>
    content.rows.map(({ id }) => {
      const [pick] = own(response, id) ?? [];
      return pick === undefined ? blankItem(id) : answeredItem(id, own(key.correct, id)?.includes(pick) === true ? fullShare : noShare);
    }),
  solve: (content, key) => Object.fromEntries(content.rows.map(({ id }) => [id, (own(key.correct, id) ?? []).slice(0, 1)])),
};

/** What learners say of themselves is neither right nor wrong. */
const rated: GridScorer = {
  scoreItems: (content, _, response) => content.rows.map(({ id }) => ((own(response, id) ?? []).length === 0 ? blankItem(id) : { item: id, state: 'unscored', share: noShare })),
  solve: () => null,
};

export const gridScorers = { LS1: judged, LS2: rated } satisfies Record<GridCode, unknown>;
