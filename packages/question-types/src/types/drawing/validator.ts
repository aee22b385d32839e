import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { isBlankMarkup } from '../../markup/index.ts';
import { checkLength, hasSound, ProblemList } from '../../schema/validation.ts';
import { isBlankAnswer } from '../text-gaps/typed-answers/matching.ts';
import {
  isColourOf,
  type DrawingAnswer,
  type DrawingCode,
  type DrawingContent,
  type DrawingKey,
} from './definition.ts';
import { maxOfOneShape, refusalOf, type DrawnShape } from './palette.ts';
import { drawingCodes } from './codes.ts';

function checkPicture(list: ProblemList, code: DrawingCode, content: DrawingContent): void {
  list.when(content.picture === undefined, 'PICTURE_MISSING', 'picture');
  list.when(content.picture !== undefined && content.zones.length === 0, 'ZONES_MISSING', 'zones');
  content.zones.forEach((zone, at) => list.when(zone.name.trim() === '', 'ZONE_NAME_MISSING', `zones.${at}.name`));
  if (code === 'FC2' && content.zones.length > 0)
    list.when(!content.zones.some((zone) => zone.words === true), 'WORD_ZONE_MISSING', 'zones');
}

/** Each task must be stated: in its own line, in the instructions, or by the recording. */
function checkTasks(list: ProblemList, content: DrawingContent): void {
  if (hasSound(content) || !isBlankMarkup(content.instructions)) return;
  content.items.forEach((item, at) => list.when(isBlankMarkup(item.text), 'TASK_MISSING', `items.${at}.text`));
}

function checkAnswer(
  list: ProblemList,
  code: DrawingCode,
  content: DrawingContent,
  answer: DrawingAnswer,
  path: string,
): void {
  const zone = content.zones.find((one) => one.id === answer.zone);
  if (zone === undefined) return list.add(answer.zone === undefined ? 'ZONE_NOT_CHOSEN' : 'ZONE_GONE', `${path}.zone`);
  if (zone.words === true)
    return list.when((answer.accepted ?? []).every(isBlankAnswer), 'WORDS_MISSING', `${path}.accepted`);
  list.when(code === 'DS1' && answer.shape === undefined, 'SHAPE_MISSING', `${path}.shape`);
  list.when(
    answer.colour === undefined || !isColourOf(content.palette, answer.colour),
    'COLOUR_MISSING',
    `${path}.colour`,
  );
}

function checkAnswers(list: ProblemList, code: DrawingCode, content: DrawingContent, key: DrawingKey): void {
  const used = new Set<string>();
  const drawn: DrawnShape[] = [];
  content.items.forEach((item, at) => {
    const path = `items.${at}`;
    const answer = ownEntry(key.answers, item.id) ?? {};
    checkAnswer(list, code, content, answer, path);
    if (answer.zone !== undefined) list.when(used.has(answer.zone), 'ZONE_REPEATED', `${path}.zone`);
    used.add(answer.zone ?? '');
    if (code !== 'DS1' || answer.shape === undefined || answer.colour === undefined) return;
    const next = { shape: answer.shape, colour: answer.colour };
    const refusal = refusalOf(drawn, next);
    if (refusal !== undefined) list.add(refusal, `${path}.shape`, { max: maxOfOneShape });
    drawn.push(next);
  });
}

function validator(code: DrawingCode): Validator<DrawingContent, DrawingKey> {
  return {
    problemsOf(content, key): Problem[] {
      const list = new ProblemList();
      checkPicture(list, code, content);
      checkTasks(list, content);
      checkAnswers(list, code, content, key);
      const items = new Set(content.items.map((item) => item.id));
      list.when(
        Object.keys(key.answers).some((id) => !items.has(id)),
        'CORRECT_UNKNOWN',
        '',
      );
      checkLength(list, [
        content.instructions,
        content.example,
        ...content.items.flatMap((item) => [item.text, ...(ownEntry(key.answers, item.id)?.accepted ?? [])]),
      ]);
      return list.found;
    },
  };
}

export const drawingValidators = byCode(drawingCodes, validator);
