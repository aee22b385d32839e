import { own } from '../../content-parts.ts';
import type { Scorer } from '../../facets.ts';
import { answeredItem, blankItem, fullShare, noShare } from '../../shares.ts';
import { gapsToChoose } from './answered.ts';
import type { InlineListsCode, InlineListsContent, InlineListsKey, InlineListsResponse } from './definition.ts';

/** Each gap is right or wrong on its own. A key may name several options of a gap; any of them is right. */
const scorer: Scorer<InlineListsContent, InlineListsKey, InlineListsResponse> = {
  scoreItems: (content, key, response) =>
    gapsToChoose(content).map(({ id }) => {
      const [pick] = own(response, id) ?? [];
      return pick === undefined ? blankItem(id) : answeredItem(id, own(key.correct, id)?.includes(pick) === true ? fullShare : noShare);
    }),
  solve: (content, key) => Object.fromEntries(gapsToChoose(content).map(({ id }) => [id, (own(key.correct, id) ?? []).slice(0, 1)])),
};

export const inlineListsScorers = { SL1: scorer, SL2: scorer } satisfies Record<InlineListsCode, unknown>;
