/** Questions of a test that are drawn from templates: each draw is an ordinary question, and follows from a seed alone. */
import type { Subject } from '@vumon/domain';
import { isQuestionTypeCode, questionType } from '@vumon/question-types';
import { parseTemplate, readTemplate, type Draw, type Drawer } from '@vumon/question-types/variants';
import type { QuestionRow } from '../exam-questions.queries.ts';

/** Draws of a published test: with more of them fewer learners share one, but each is a version of its own. */
export const drawsOfVersion = 10;

export type Drawers = ReadonlyMap<string, Drawer>;

/** By question that has a template. One whose template cannot be read any more keeps the draw that was stored with it. */
export function drawersOf(
  subject: Subject,
  rows: readonly Pick<QuestionRow, 'id' | 'type'>[],
  templates: readonly { readonly id: string; readonly template: unknown }[],
): Drawers {
  const stored = new Map(templates.flatMap(({ id, template }) => (template === null ? [] : [[id, template] as const])));
  return new Map(
    rows.flatMap(({ id, type }) => {
      const template = stored.get(id);
      if (template === undefined || !isQuestionTypeCode(type)) return [];
      const parsed = parseTemplate(type, template);
      const read = parsed && readTemplate(type, parsed, subject === 'MATH' ? ',' : '.');
      return read && 'drawer' in read ? [[id, read.drawer] as const] : [];
    }),
  );
}

/** What is drawn, by question. */
export type Draws = ReadonlyMap<string, Draw | undefined>;

export const drawsOf = (drawers: Drawers, seed: string): Draws =>
  new Map([...drawers].map(([id, drawer]) => [id, drawer.draw(`${seed}:${id}`)]));

/** Returns `count` draws of each question. They differ as long as its template has further ones, then they repeat. */
export function severalDrawsOf(drawers: Drawers, seed: string, count: number): Draws[] {
  const found = [...drawers].map(([id, drawer]) => [id, drawer.several(`${seed}:${id}`, count)] as const);
  return Array.from({ length: count }, (_, at) => new Map(found.map(([id, all]) => [id, all[at % all.length]])));
}

/** Rows and keys with what was drawn for them. */
export function drawnRows(
  draws: Draws,
  rows: readonly QuestionRow[],
  keys: Readonly<Record<string, unknown>>,
): { rows: QuestionRow[]; keys: Record<string, unknown> } {
  const drawnKeys: Record<string, unknown> = { ...keys };
  const drawn = rows.map((row): QuestionRow => {
    const draw = draws.get(row.id);
    if (!draw || !isQuestionTypeCode(row.type)) return row;
    drawnKeys[row.id] = draw.answerKey;
    return { ...row, schemaVersion: questionType(row.type).schemaVersion, content: draw.content };
  });
  return { rows: drawn, keys: drawnKeys };
}
