/** Checks that the validators of all families share. */
import type { CommonContent } from './content-parts.ts';
import type { Problem } from './core.ts';
import { isBlankMarkup, parseMarkup, gapsIn } from '../markup/index.ts';

/** The limit for question, example and answer text together; reading texts and transcripts are not counted. */
export const characterLimit = 10_000;

export const countCharacters = (texts: readonly (string | undefined)[]): number =>
  texts.reduce((sum, text) => sum + (text === undefined ? 0 : Array.from(text).length), 0);

/** Collects problems; each has the path of its field in the editor. */
export class ProblemList {
  readonly found: Problem[] = [];

  add(code: string, path: string, params?: Problem['params']): void {
    this.found.push(params ? { code, path, params } : { code, path });
  }

  when(wrong: boolean, code: string, path: string, params?: Problem['params']): void {
    if (wrong) this.add(code, path, params);
  }
}

export const hasSound = (content: CommonContent): boolean => content.audio !== undefined || content.video !== undefined;

export const hasPassage = (content: CommonContent): boolean =>
  content.passage !== undefined && !isBlankMarkup(content.passage.text);

/** Whether there is something to read: a text, or the picture of a notice, poster or chart. */
export const hasReading = (content: CommonContent): boolean => hasPassage(content) || content.images.length > 0;

/** The length limit over all counted texts of a question. */
export function checkLength(list: ProblemList, counted: readonly (string | undefined)[]): void {
  const length = countCharacters(counted);
  list.when(length >= characterLimit, 'TEXT_TOO_LONG', '', { max: characterLimit - 1, length });
}

/**
 * Every id has exactly one marker in the texts. `path` is the text's path in the editor, `pathOf` that of the entry
 * with the id.
 */
export function checkMarkers(
  list: ProblemList,
  ids: readonly string[],
  texts: readonly string[],
  path: string,
  pathOf: (index: number) => string,
): void {
  const marked = texts.flatMap((text) => gapsIn(parseMarkup(text)));
  const counts = new Map<string, number>();
  for (const id of marked) counts.set(id, (counts.get(id) ?? 0) + 1);
  ids.forEach((id, index) => list.when(!counts.has(id), 'GAP_NOT_IN_TEXT', pathOf(index), { gap: index + 1 }));
  for (const [id, count] of counts) {
    if (!ids.includes(id)) list.add('GAP_UNKNOWN', path, { marker: id });
    else if (count > 1) list.add('GAP_REPEATED', path, { gap: ids.indexOf(id) + 1 });
  }
}
