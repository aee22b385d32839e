/** The test as the player walks through it: numbered items, shown in groups that fit a page. */
import type { ExamContent, ExamQuestionContent } from '@vumon/contract';

export type Question = ExamQuestionContent;

export interface Item {
  /** `question:item`, as flags are stored. */
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
  /** The question whose reading text, recording or film fills the left half. */
  readonly stimulus: Question | null;
}

export interface Part {
  readonly index: number;
  readonly name: string;
  readonly instructions: string;
  readonly items: readonly Item[];
}

export interface Paper {
  readonly parts: readonly Part[];
  readonly groups: readonly Group[];
  readonly items: readonly Item[];
  readonly questions: ReadonlyMap<string, Question>;
}

/** Neighbouring short questions stand together up to this many numbers. */
const groupSize = 5;

export const itemKey = (question: string, item: string): string => `${question}:${item}`;

/** A question with a stimulus or with several items is a group of its own; others of a part stand together. */
export function paperOf(content: ExamContent, hasStimulus: (question: Question) => boolean): Paper {
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
        if (open === null || open.length >= groupSize) groups.push({ part: index, questions: (open = []), stimulus: null });
        open.push(question);
      }
    }
    parts.push({ index, name: part.name, instructions: part.instructions, items: [] });
  }
  const items = groups.flatMap((group, at) => group.questions.flatMap((question) => question.items.map((item, offset): Item => (
    { key: itemKey(question.id, item), number: question.firstNumber + offset, question: question.id, item, part: group.part, group: at }
  ))));
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

/** Media that the content of a question plays, with how often: found wherever its type put them. */
export function recordingsOf(content: unknown): { media: string; playLimit: number }[] {
  if (Array.isArray(content)) return content.flatMap(recordingsOf);
  if (typeof content !== 'object' || content === null) return [];
  const { media, playLimit } = content as { media?: unknown; playLimit?: unknown };
  if (typeof media === 'string' && typeof playLimit === 'number') return [{ media, playLimit }];
  return Object.values(content).flatMap(recordingsOf);
}

/** Where a passage can be read apart from the questions: on a phone it stands in a sheet of its own. */
export function isReading(question: Question): boolean {
  const { passage, audio, video } = question.content as { passage?: unknown; audio?: unknown; video?: unknown };
  return passage !== undefined && audio === undefined && video === undefined;
}
