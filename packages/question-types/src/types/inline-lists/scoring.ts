import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { Scorer } from '../../schema/facets.ts';
import { answeredItem, blankItem, fullShare, noShare } from '../../schema/shares.ts';
import { gapsToChoose } from './answered.ts';
import type { InlineListsContent, InlineListsKey, InlineListsResponse } from './definition.ts';
import { inlineListsCodes } from './codes.ts';

/** Each gap is right or wrong on its own. A key may name several options of a gap; any of them is right. */
const scorer: Scorer<InlineListsContent, InlineListsKey, InlineListsResponse> = {
  scoreItems: (content, key, response) =>
    gapsToChoose(content).map(({ id }) => {
      const [pick] = ownEntry(response, id) ?? [];
      return pick === undefined
        ? blankItem(id)
        : answeredItem(id, ownEntry(key.correct, id)?.includes(pick) === true ? fullShare : noShare);
    }),
  solve: (content, key) =>
    Object.fromEntries(gapsToChoose(content).map(({ id }) => [id, (ownEntry(key.correct, id) ?? []).slice(0, 1)])),
};

export const inlineListsScorers = byCode(inlineListsCodes, () => scorer);
