/**
 * A question with parameters. Its content and key are those of its type with placeholders in their texts; a seed draws
 * an ordinary question of the type from it, so that players, scoring, review and papers need not support templates.
 */
import {
  equal,
  evaluate,
  fillIn,
  holeOf,
  holesIn,
  isNumber,
  Misfit,
  problemOf,
  readChecked,
  readDrawing,
  readExpression,
  templateLimits,
  checkText,
  type Expression,
  type Space,
  type Values,
} from '@vumon/domain/variants';
import { z } from 'zod';
import { definitions, type QuestionContent, type QuestionKey, type QuestionTypeCode } from '../registry/definitions.ts';
import { problemsOf } from '../registry/validators.ts';
import type { Problem } from '../schema/core.ts';
import { parseVersioned } from '../schema/versions.ts';

const name = z.string().max(40);
const shortText = z.string().max(200);
const expression = z.string().max(400);
const { parameters, conditions, values, columns } = templateLimits;

export const drawing = z.strictObject({
  parameters: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('range'), name, from: shortText, to: shortText, step: shortText }),
        z.strictObject({ kind: z.literal('list'), name, values: z.array(shortText).max(values) }),
        z.strictObject({
          kind: z.literal('rows'),
          name,
          columns: z.array(name).max(columns),
          rows: z.array(z.array(shortText).max(columns)).max(values),
        }),
        z.strictObject({ kind: z.literal('value'), name, expression }),
      ]),
    )
    .max(parameters),
  conditions: z.array(expression).max(conditions),
  /**
   * For each statement of a true-false question the condition under which it is true. Statements without one follow the
   * key.
   */
  truths: z.record(z.string().max(16), expression),
});
/** The data of a template besides the placeholders in its texts. */
export type Drawn = z.infer<typeof drawing>;

export const emptyDrawing = (): Drawn => ({ parameters: [], conditions: [], truths: {} });

export interface Template extends Drawn {
  readonly content: QuestionContent;
  readonly answerKey: QuestionKey;
}

export interface Draw {
  readonly content: QuestionContent;
  readonly answerKey: QuestionKey;
}

/** Types whose questions consist of text and numbers; pictures and recordings cannot vary. */
const templateTypes: readonly QuestionTypeCode[] = [
  ...(['MC1', 'MC3', 'MC9', 'MC10', 'TF1', 'TF2', 'TF3', 'TF5', 'MR1', 'MR2'] as const),
  ...(['FB1', 'FB2', 'FB5', 'FB7', 'FB8', 'SL1', 'SL2'] as const),
];
export const mayBeTemplate = (type: QuestionTypeCode): boolean => templateTypes.includes(type);

type Json = unknown;

type Read = (source: string) => Expression;
/** Each expression is parsed once for all draws. */
function reader(): Read {
  const known = new Map<string, Expression>();
  return (source) => {
    const read = known.get(source) ?? readExpression(source);
    known.set(source, read);
    return read;
  };
}
interface Reading {
  readonly decimalMark: ',' | '.';
  readonly read: Read;
}

/** The value with every text changed by `change`, which gets the text's path. */
function mapTexts(value: Json, change: (text: string, path: string) => string, path = ''): Json {
  const under = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((one, at) => mapTexts(one, change, under(at)));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change, under(key))]));
  return value;
}

interface TrueFalse {
  readonly items: readonly {
    readonly id: string;
    readonly options: readonly { readonly id: string; readonly text: string }[];
  }[];
}
const itemsWithOptions = (content: Json): TrueFalse['items'] =>
  ((content as Partial<TrueFalse>).items ?? []).filter((item) => Array.isArray(item.options));

const takesTruths = (type: QuestionTypeCode): boolean => ['TF1', 'TF2', 'TF5'].includes(type);

/** Two options that are plain numbers may be equal although they are written differently. */
const onlyHole = /^\$?\s*\{\{([^{}]+)\}\}\s*\$?$/;

function hasEqualOptions(template: Template, known: Values, read: Read): boolean {
  return itemsWithOptions(template.content).some(({ options }) => {
    const numbers = options.flatMap(({ text }) => {
      const inside = onlyHole.exec(text)?.[1];
      const value = inside === undefined ? undefined : evaluate(read(holeOf(inside).source), known);
      return value !== undefined && isNumber(value) ? [value] : [];
    });
    return numbers.some((number, at) => numbers.slice(0, at).some((other) => equal(number, other)));
  });
}

/** A four-cell or plain decimal answer has no fraction line. */
function usualFormat(type: QuestionTypeCode, content: Json, path: string): 'dec' | null {
  const { numeric } = content as { numeric?: { allowFraction: boolean } };
  return type === 'FB8' && path.startsWith('gaps.') && numeric?.allowFraction === false ? 'dec' : null;
}

type Made = { readonly draw: Draw } | { readonly problems: readonly Problem[] };

function madeOf(type: QuestionTypeCode, template: Template, known: Values, { decimalMark, read }: Reading): Made {
  let at = 'content';
  let text = '';
  try {
    if (hasEqualOptions(template, known, read)) return { problems: [{ code: 'optionsEqual', path: 'content' }] };
    const filled = (value: Json, part: string) =>
      mapTexts(value, (source, path) => {
        [at, text] = [`${part}.${path}`, source];
        const usual = part === 'answerKey' ? usualFormat(type, template.content, path) : null;
        return fillIn(source, { values: known, decimalMark, usual, read });
      });
    const content = filled(template.content, 'content');
    const key = filled(template.answerKey, 'answerKey') as { correct?: Record<string, unknown> };
    if (takesTruths(type))
      for (const [item, source] of Object.entries(template.truths)) {
        [at, text] = [`template.truths.${item}`, source];
        const holds = evaluate(read(source), known);
        if (typeof holds !== 'boolean') throw new Misfit('notTruth', 0);
        key.correct = { ...key.correct, [item]: [holds ? 't' : 'f'] };
      }
    const { content: schema, key: keySchema } = definitions[type];
    const [own, ownKey] = [
      parseVersioned(schema, schema.upgrades.length + 1, content),
      parseVersioned(keySchema, keySchema.upgrades.length + 1, key),
    ];
    if (!own.ok) return { problems: own.problems.map((one) => ({ ...one, path: `content.${one.path}` })) };
    if (!ownKey.ok) return { problems: ownKey.problems.map((one) => ({ ...one, path: `answerKey.${one.path}` })) };
    const problems = problemsOf(type, own.value, ownKey.value);
    return problems.length === 0
      ? { draw: { content: own.value, answerKey: ownKey.value } }
      : { problems: problems.map((one) => ({ ...one, path: one.path === '' ? 'content' : `content.${one.path}` })) };
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    return { problems: [problemOf(at, error, text)] };
  }
}

/** Bounds the cost of checking many draws. */
const mostPlaceholders = 150;

/** Errors in placeholders and conditions that no values could repair. */
function textProblems(type: QuestionTypeCode, template: Template, names: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  let holes = 0;
  const look = (value: Json, part: string) =>
    mapTexts(value, (source, path) => {
      holes += holesIn(source).length;
      const found = checkText(source, names);
      if (found) problems.push(problemOf(`${part}.${path}`, found.fault, found.source));
      return source;
    });
  look(template.content, 'content');
  look(template.answerKey, 'answerKey');
  if (holes === 0) problems.push({ path: 'template', code: 'noPlaceholder' });
  if (holes > mostPlaceholders)
    problems.push({ path: 'template', code: 'tooManyPlaceholders', params: { max: mostPlaceholders } });
  const items = new Set(itemsWithOptions(template.content).map(({ id }) => id));
  for (const [item, source] of Object.entries(template.truths)) {
    const path = `template.truths.${item}`;
    try {
      if (!takesTruths(type) || !items.has(item)) problems.push({ path, code: 'truthUnknown' });
      readChecked(source, names);
    } catch (error) {
      problems.push(problemOf(path, error, source));
    }
  }
  return problems;
}

/** How many value combinations are tried for one valid question. */
const mostTries = 40;

export interface Drawer {
  /** Reproducible for a seed; undefined if none of the values tried gives a valid question. */
  draw(seed: string): Draw | undefined;
  /** Up to `count` different questions, reproducible for a seed; fewer if no more are found. */
  several(seed: string, count: number): readonly Draw[];
  readonly space: Space;
  /** The problems of the question that the first candidate values of the seed give. */
  problems(seed: string): readonly Problem[];
}

/** Parses a template once for many draws. Paths of problems begin with `template`, `content` or `answerKey`. */
export function readTemplate(
  type: QuestionTypeCode,
  template: Template,
  decimalMark: ',' | '.',
): { readonly drawer: Drawer } | { readonly problems: readonly Problem[] } {
  if (!mayBeTemplate(type)) return { problems: [{ path: 'template', code: 'typeUnsupported' }] };
  const read = readDrawing(template);
  if ('problems' in read) return { problems: read.problems.map((one) => ({ ...one, path: `template.${one.path}` })) };
  const { space } = read;
  const problems = textProblems(type, template, space.names);
  if (problems.length > 0) return { problems };
  const reading: Reading = { decimalMark, read: reader() };
  return {
    drawer: {
      space,
      draw(seed) {
        let tries = 0;
        for (const known of space.candidates(seed)) {
          const made = madeOf(type, template, known, reading);
          if ('draw' in made) return made.draw;
          if (++tries >= mostTries) return undefined;
        }
        return undefined;
      },
      several(seed, count) {
        const found = new Map<string, Draw>();
        let tries = 0;
        for (const known of space.candidates(seed)) {
          const made = madeOf(type, template, known, reading);
          const text = 'draw' in made ? JSON.stringify(made.draw.content) : '';
          if ('draw' in made && !found.has(text)) found.set(text, made.draw);
          if (found.size >= count || ++tries >= mostTries * count) break;
        }
        return [...found.values()];
      },
      problems(seed) {
        for (const known of space.candidates(seed)) {
          const made = madeOf(type, template, known, reading);
          return 'draw' in made ? [] : made.problems;
        }
        return [];
      },
    },
  };
}

/** With fewer different draws, learners sitting side by side would get the same numbers. */
export const fewestVariants = 3;

export interface Checked {
  readonly problems: readonly Problem[];
  /** Value combinations that satisfy the conditions; with `exact` false an estimate. */
  readonly fitting: number;
  readonly exact: boolean;
  /** Different questions among those drawn. */
  readonly different: number;
}

/** Draws `sample` questions, as is required before a template is used; every one must be valid. */
export function checkTemplate(
  type: QuestionTypeCode,
  template: Template,
  decimalMark: ',' | '.',
  sample: number,
): Checked {
  const nothing = { fitting: 0, exact: true, different: 0 };
  const read = readTemplate(type, template, decimalMark);
  if ('problems' in read) return { ...nothing, problems: read.problems };
  const { drawer } = read;
  const { fault, ...counted } = drawer.space.count();
  if (fault) return { ...nothing, problems: [{ ...fault, path: `template.${fault.path}` }] };
  const seen = new Set<string>();
  for (let number = 0; number < sample; number++) {
    const seed = `check:${number}`;
    const draw = drawer.draw(seed);
    if (!draw) return { ...counted, different: seen.size, problems: drawer.problems(seed) };
    seen.add(JSON.stringify(draw.content));
  }
  const few = seen.size < fewestVariants;
  return {
    ...counted,
    different: seen.size,
    problems: few ? [{ path: 'template', code: 'tooFew', params: { min: fewestVariants, count: seen.size } }] : [],
  };
}

/** A template as it is stored: with the version of its type's schemas. */
export interface StoredTemplate extends Drawn {
  readonly schemaVersion: number;
  readonly content: unknown;
  readonly answerKey: unknown;
}

/** A stored template upgraded to its type's newest schemas; undefined when it can no longer be parsed. */
export function parseTemplate(type: QuestionTypeCode, stored: unknown): Template | undefined {
  const { schemaVersion, content, answerKey, ...rest } = stored as StoredTemplate;
  const own = drawing.safeParse(rest);
  const parsed = parseVersioned(definitions[type].content, schemaVersion, content);
  const key = parseVersioned(definitions[type].key, schemaVersion, answerKey);
  return own.success && parsed.ok && key.ok ? { ...own.data, content: parsed.value, answerKey: key.value } : undefined;
}
