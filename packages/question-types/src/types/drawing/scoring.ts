import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { ItemResult } from '../../schema/core.ts';
import type { Scorer } from '../../schema/facets.ts';
import { answeredItem, blankItem, fullShare, noShare } from '../../schema/shares.ts';
import { matchesText } from '../text-gaps/typed-answers/matching.ts';
import { markOn } from './answered.ts';
import type { DrawingAnswer, DrawingContent, DrawingKey, DrawingResponse, Mark } from './definition.ts';
import { drawingCodes } from './codes.ts';

const wordRules = { caseSensitive: false, contractions: false };

function isRight(mark: Mark, answer: DrawingAnswer, words: boolean): boolean {
  if (typeof mark !== 'string') return mark.shape === answer.shape && mark.colour === answer.colour;
  return words ? matchesText(mark, answer.accepted ?? [], wordRules) : mark === answer.colour;
}

/** Each task is all or nothing: zone, shape and colour, or zone and colour, or zone and word. */
function scoreItem(item: string, content: DrawingContent, key: DrawingKey, response: DrawingResponse): ItemResult {
  const answer = ownEntry(key.answers, item);
  const zone = content.zones.find((one) => one.id === answer?.zone);
  const mark = zone === undefined ? undefined : markOn(response, zone.id);
  if (answer === undefined || zone === undefined || mark === undefined) return blankItem(item);
  return answeredItem(item, isRight(mark, answer, zone.words === true) ? fullShare : noShare);
}

function solution(content: DrawingContent, answer: DrawingAnswer | undefined): [string, Mark][] {
  const zone = content.zones.find((one) => one.id === answer?.zone);
  if (answer === undefined || zone === undefined) return [];
  const { colour, shape, accepted } = answer;
  const mark: Mark | undefined =
    zone.words === true
      ? accepted?.[0]
      : colour === undefined
        ? undefined
        : shape === undefined
          ? colour
          : { shape, colour };
  return mark === undefined ? [] : [[zone.id, mark]];
}

const scorer: Scorer<DrawingContent, DrawingKey, DrawingResponse> = {
  scoreItems: (content, key, response) => content.items.map((item) => scoreItem(item.id, content, key, response)),
  solve: (content, key) =>
    Object.fromEntries(content.items.flatMap((item) => solution(content, ownEntry(key.answers, item.id)))),
};

export const drawingScorers = byCode(drawingCodes, () => scorer);
