import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { Scorer } from '../../schema/facets.ts';
import { blankItem, unmarkedItem } from '../../schema/shares.ts';
import type { SpeakingContent, SpeakingKey, SpeakingResponse } from './definition.ts';
import { speakingCodes } from './codes.ts';

/** Recordings are always marked by a teacher. */
const scorer: Scorer<SpeakingContent, SpeakingKey, SpeakingResponse> = {
  scoreItems: (content, _key, response) =>
    content.items.map(({ id }) => (ownEntry(response, id) === undefined ? blankItem(id) : unmarkedItem(id))),
  solve: () => null,
  markingOf: (key) => ({ kind: 'rubric', rubric: key.rubric }),
};

export const speakingScorers = byCode(speakingCodes, () => scorer);
