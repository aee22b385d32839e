/** Changes a key at one place, for a teacher who finds out afterwards that it was wrong or too narrow. */
import { answersAt } from '../index.ts';
import type { AnswerPlace } from '../schema/facets.ts';
import { definitions, type QuestionContent, type QuestionKey, type QuestionTypeCode } from './definitions.ts';
import { parseKey, score, solve } from './scoring.ts';

export interface Amendment {
  readonly item: string;
  readonly place: readonly string[];
  /** KEY: replaces the right answers. ACCEPT: adds to them. */
  readonly kind: 'KEY' | 'ACCEPT';
  /** Ids of options of the place, or texts where it has none. */
  readonly answers: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Changes a key of options or texts by place; null where its answers are of another kind. */
function patched(key: unknown, at: string, { kind, answers }: Amendment): Json | null {
  if (!isObject(key)) return null;
  const merged = (before: unknown) => [
    ...new Set([...(kind === 'ACCEPT' && Array.isArray(before) ? (before as string[]) : []), ...answers]),
  ];
  if (isObject(key['correct']))
    return { ...key, correct: { ...key['correct'], [at]: merged(own(key['correct'], at)) } };
  const gap = own(key['gaps'], at);
  if (isObject(gap) && Array.isArray(gap['accepted']))
    return { ...key, gaps: { ...(key['gaps'] as Json), [at]: { ...gap, accepted: merged(gap['accepted']) } } };
  return null;
}

/** The same for a part of a composite question. */
function patchedAt(key: unknown, path: readonly string[], amendment: Amendment): Json | null {
  const [first, second] = path;
  if (first === undefined || path.length > 2) return null;
  if (second === undefined) return patched(key, first, amendment);
  const part = own(own(key, 'parts'), first);
  const inner = patched(own(part, 'key'), second, amendment);
  return (
    inner && { ...(key as Json), parts: { ...(own(key, 'parts') as Json), [first]: { ...(part as Json), key: inner } } }
  );
}

const withAnswer = (response: unknown, path: readonly string[], value: unknown): unknown => {
  const [name, ...rest] = path;
  return name === undefined
    ? value
    : { ...(isObject(response) ? response : {}), [name]: withAnswer(own(response, name), rest, value) };
};

/**
 * The amended key, or null where the type cannot express it: several picks of which one more would make answers without
 * it wrong, a text that does not fit its boxes, an option that does not exist. Verified by scoring.
 */
export function amendedKey(
  code: QuestionTypeCode,
  content: QuestionContent,
  key: QuestionKey,
  amendment: Amendment,
): QuestionKey | null {
  const { item, place: path, kind, answers } = amendment;
  const place = answersAt(code, content, item).find((one) => one.path.join('/') === path.join('/'));
  if (!place || answers.length === 0) return null;
  const { options } = place;
  if (options && !answers.every((id) => options.some((option) => option.id === id))) return null;
  const made = patchedAt(key, path, amendment);
  const parsed = made && parseKey(code, definitions[code].key.upgrades.length + 1, made);
  if (!parsed?.ok) return null;
  const isRight = (response: unknown) =>
    score(code, content, parsed.value, response, { locale: 'vi' }).items.find((one) => one.item === item)?.state ===
    'right';
  const solved = solve(code, content, parsed.value);
  const before = solve(code, content, key);
  if (solved === null || before === null || !isRight(solved)) return null;
  const alone = (answer: string) => withAnswer(before, path, options ? [answer] : answer);
  const each = kind === 'ACCEPT' || !options;
  if (each && !answers.every((answer) => isRight(alone(answer)))) return null;
  if (kind === 'ACCEPT' && !isRight(before)) return null;
  return parsed.value;
}

/** Whether another answer can be accepted in addition: not where several are picked together. */
export function takesMore(
  code: QuestionTypeCode,
  content: QuestionContent,
  key: QuestionKey,
  item: string,
  { path, options }: AnswerPlace,
): boolean {
  if (!options) return amendedKey(code, content, key, { item, place: path, kind: 'ACCEPT', answers: ['1'] }) !== null;
  return (
    options.some(
      ({ id }) => amendedKey(code, content, key, { item, place: path, kind: 'KEY', answers: [id] }) !== null,
    ) &&
    options.every(
      ({ id }) => amendedKey(code, content, key, { item, place: path, kind: 'ACCEPT', answers: [id] }) !== null,
    )
  );
}
