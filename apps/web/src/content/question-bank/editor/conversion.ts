/** Converts a question from one type to another: keeps what both types can hold, and lists what is lost. */
import {
  convertChoice,
  defaultsOf,
  looksOf,
  parseContent,
  plainTextOf,
  questionType,
  textsOf,
  type ChoiceCode,
  type ChoiceContent,
  type ChoiceKey,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { randomId } from './random-id.ts';

interface Parts {
  readonly content: QuestionContent;
  readonly answerKey: QuestionKey;
}

const common = [
  'instructions',
  'instructionAudio',
  'instructionImage',
  'example',
  'passage',
  'images',
  'audio',
  'video',
] as const;
const commonOfKey = ['explanation', 'transcript', 'videoScript', 'subtitles'] as const;

function pick<T extends object>(from: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(
    Object.entries(from).filter(([name, value]) => names.includes(name) && value !== undefined),
  ) as Partial<T>;
}

/**
 * The parts for `to`, keeping what both types have: texts and media always, items and answers if the new type accepts
 * them.
 */
export function convertQuestion(from: QuestionTypeCode, to: QuestionTypeCode, { content, answerKey }: Parts): Parts {
  if (from === to) return { content, answerKey };
  const { content: emptyContent, key: emptyKey } = defaultsOf(to, randomId);
  const shared: Parts = {
    content: { ...emptyContent, ...pick(content, common) } as QuestionContent,
    answerKey: { ...emptyKey, ...pick(answerKey, commonOfKey) } as QuestionKey,
  };
  const { family } = questionType(from);
  if (questionType(to).family !== family) return shared;
  const whole =
    family === 'choice'
      ? convertChoice(
          from as ChoiceCode,
          to as ChoiceCode,
          { content, answerKey } as { content: ChoiceContent; answerKey: ChoiceKey },
          shared as { content: ChoiceContent; answerKey: ChoiceKey },
        )
      : {
          content: {
            ...shared.content,
            ...pick(content, [
              'items',
              'targets',
              'text',
              'gaps',
              'table',
              'parts',
              'turns',
              'list',
              'pieces',
              'zones',
              'sources',
              'picture',
            ]),
          },
          answerKey: {
            ...shared.answerKey,
            ...pick(answerKey, ['correct', 'gaps', 'itemExplanations']),
          } as QuestionKey,
        };
  const parsed = parseContent(to, questionType(to).schemaVersion, whole.content);
  return parsed.ok ? { content: parsed.value, answerKey: whole.answerKey } : shared;
}

/** A kind of content that the conversion loses. */
export interface Loss {
  readonly texts: readonly string[];
  /** Pictures, recordings and videos. */
  readonly media: number;
  /** Whether the right answers have to be marked again. */
  readonly answers: boolean;
}

/** Fields of a key that hold texts, and fields that mark what is right; the others hold ids, colours and numbers. */
const wordsOfKey = new Set([
  'explanation',
  'itemExplanations',
  'transcript',
  'videoScript',
  'spoken',
  'accepted',
  'model',
  'correction',
  'words',
  'rubric',
]);
const answersOfKey = new Set(['correct', 'pairs', 'answers', 'orders']);

function textsOfKey(value: unknown, inWords = false): string[] {
  if (typeof value === 'string') return inWords ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOfKey(part, inWords || wordsOfKey.has(name)));
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Whether a right answer is marked; in the key of an empty question the fields for it exist without a value. */
function hasAnswers(key: unknown): boolean {
  if (typeof key !== 'object' || key === null) return false;
  return Object.entries(key).some(([name, part]) =>
    answersOfKey.has(name) ? Object.values(part as object).some((one) => !isEmpty(one)) : hasAnswers(part),
  );
}

const oneLine = (markup: string): string => plainTextOf(markup).replace(/\s+/g, ' ').trim();
const textsIn = (type: QuestionTypeCode, { content, answerKey }: Parts): string[] => [
  ...textsOf(type, content),
  ...textsOfKey(answerKey),
];
const distinct = (texts: readonly string[]): Set<string> => new Set(texts.map(oneLine).filter((text) => text !== ''));

/** Null when nothing that the author entered is lost. */
export function lossBetween(from: QuestionTypeCode, before: Parts, to: QuestionTypeCode, after: Parts): Loss | null {
  const { content, key: answerKey } = defaultsOf(from);
  const empty = { content, answerKey };
  if (JSON.stringify(empty) === JSON.stringify({ content: before.content, answerKey: before.answerKey })) return null;
  // A text that was moved may now be a line of another text.
  const kept = distinct([
    ...textsIn(from, empty),
    ...textsIn(to, after).flatMap((text) => [text, ...text.split('\n')]),
  ]);
  const texts = [...distinct(textsIn(from, before))].filter((text) => !kept.has(text));
  const keptMedia = new Set(looksOf(to, after.content));
  const media = looksOf(from, before.content).filter((id) => !keptMedia.has(id)).length;
  const answers = hasAnswers(before.answerKey) && !hasAnswers(after.answerKey);
  return texts.length > 0 || media > 0 || answers ? { texts, media, answers } : null;
}
