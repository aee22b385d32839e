/** A test as the player shows it: parts, numbered items, and the groups of questions that share a page. */
import type { Locale } from '@vumon/i18n';
import type { ExamContent, ExamQuestionContent } from '@vumon/contract';
import { questionsInOrder } from '@vumon/question-types/players';

export type Question = ExamQuestionContent;

export interface Item {
  /** `question:item`, the form in which flags are stored. */
  readonly key: string;
  readonly number: number;
  readonly question: string;
  readonly item: string;
  readonly part: number;
  readonly group: number;
}

export interface Group {
  readonly index: number;
  readonly part: number;
  readonly questions: readonly Question[];
  readonly first: number;
  readonly last: number;
  /** The question whose text, audio or video is shown beside the questions. */
  readonly stimulus: Question | null;
}

export interface Part {
  readonly index: number;
  readonly name: string;
  readonly instructions: string;
  readonly items: readonly Item[];
}

export interface Outline {
  readonly parts: readonly Part[];
  readonly groups: readonly Group[];
  readonly items: readonly Item[];
  readonly questions: ReadonlyMap<string, Question>;
}

/** Number of adjacent single-item questions on one page. */
const groupSize = 5;

/** All questions of a test, in order. */
export const questionsOf = (content: ExamContent): Question[] =>
  content.sections.flatMap((section) => section.parts.flatMap((part) => part.questions));

/** The test in the order in which a learner sees it. */
export const inOrderOf = (content: ExamContent, seed: string | null): ExamContent => questionsInOrder(content, seed);

export const itemKey = (question: string, item: string): string => `${question}:${item}`;

/** A question with a stimulus or with several items is a group by itself; the other questions of a part are grouped. */
export function outlineOf(content: ExamContent, hasStimulus: (question: Question) => boolean, locale: Locale): Outline {
  const parts: Part[] = [];
  const groups: { part: number; questions: Question[]; stimulus: Question | null }[] = [];
  const questions = new Map<string, Question>();
  for (const part of content.sections.flatMap((section) => section.parts)) {
    const index = parts.length;
    let open: Question[] | null = null;
    for (const question of part.questions) {
      questions.set(question.id, question);
      const stimulus = hasStimulus(question);
      if (stimulus || question.items.length > 1) {
        groups.push({ part: index, questions: [question], stimulus: stimulus ? question : null });
        open = null;
      } else {
        if (open === null || open.length >= groupSize)
          groups.push({ part: index, questions: (open = []), stimulus: null });
        open.push(question);
      }
    }
    // Instructions that the first question repeats are shown with that question only.
    const repeated = (part.questions[0]?.content as { instructions?: string } | undefined)?.instructions;
    parts.push({
      index,
      name: (locale === 'en' && part.nameEn) || part.name,
      instructions: repeated === part.instructions ? '' : part.instructions,
      items: [],
    });
  }
  const items = groups.flatMap((group, at) =>
    group.questions.flatMap((question) =>
      question.items.map((item, offset): Item => ({
        key: itemKey(question.id, item),
        number: question.firstNumber + offset,
        question: question.id,
        item,
        part: group.part,
        group: at,
      })),
    ),
  );
  return {
    items,
    questions,
    parts: parts.map((part) => ({ ...part, items: items.filter((item) => item.part === part.index) })),
    groups: groups.map((group, index) => {
      const own = items.filter((item) => item.group === index);
      return { ...group, index, first: own[0]?.number ?? 0, last: own[own.length - 1]?.number ?? 0 };
    }),
  };
}

/** All media with a play limit, at any depth of a question's content. */
export function recordingsOf(content: unknown): { media: string; playLimit: number }[] {
  if (Array.isArray(content)) return content.flatMap(recordingsOf);
  if (typeof content !== 'object' || content === null) return [];
  const { media, playLimit } = content as { media?: unknown; playLimit?: unknown };
  if (typeof media === 'string' && typeof playLimit === 'number') return [{ media, playLimit }];
  return Object.values(content).flatMap(recordingsOf);
}

/** Whether the stimulus has no visible content, so that the questions get the whole screen. */
export function isHeard(question: Question): boolean {
  const { passage, video, images } = question.content as { passage?: unknown; video?: unknown; images?: unknown[] };
  return !passage && !video && !images?.length;
}

/** Whether the stimulus is only a text to read, which opens in a sheet on phones. */
export function isReading(question: Question): boolean {
  const { passage, audio, video } = question.content as { passage?: unknown; audio?: unknown; video?: unknown };
  return passage !== undefined && audio === undefined && video === undefined;
}
