/** Paper codes: one test in several orders, each of them derived from its seed whenever it is needed. */
import type { ExamContent, PaperOptions } from '@vumon/contract';
import {
  isQuestionTypeCode,
  questionsInOrder,
  questionType,
  shuffleContent,
  type QuestionContent,
} from '@vumon/question-types';
import { isHeard } from './listening.ts';
import { contentOf, numberedBy } from './paper.ts';

export const mostCodes = 24;

/** 101, 102, … as schools count them, or 0101, 0102, … as the graduation examination. */
export const codeNames = (count: number, digits: 3 | 4): string[] =>
  Array.from({ length: Math.min(count, mostCodes) }, (_, at) =>
    digits === 3 ? String(101 + at) : String(101 + at).padStart(4, '0'),
  );

export const seedOfCode = (seed: string, code: string): string => `${seed}:${code}`;

/** Contents and keys, by question id, of the questions that are drawn anew for a code. */
export interface CodeDraw {
  readonly contents: Readonly<Record<string, QuestionContent>>;
  readonly keys: Readonly<Record<string, unknown>>;
}

/** The input for the papers of a set of codes. The same input always gives the same papers. */
export interface CodedTest<Draw = Pick<CodeDraw, 'contents'>> {
  readonly content: ExamContent;
  readonly seed: string;
  readonly options: Pick<PaperOptions, 'shuffleQuestions' | 'shuffleOptions' | 'extras' | 'numbering'>;
  /** By code; null where nothing in the test is drawn. */
  readonly draws: Readonly<Record<string, Draw>> | null;
}

/** The questions drawn for one code; undefined for the test as it was written, and where nothing is drawn. */
export const drawOfCode = <Draw>(draws: CodedTest<Draw>['draws'], code: string | null): Draw | undefined =>
  code !== null && draws && Object.hasOwn(draws, code) ? draws[code] : undefined;

/** The test as a code prints it; null: as it was written. */
export const contentOfCode = ({ content, seed, options, draws }: CodedTest, code: string | null): ExamContent =>
  numberedBy(
    code === null
      ? content
      : arrangedBy(drawnInto(content, drawOfCode(draws, code)), seedOfCode(seed, code), shufflingOf(options)),
    options.numbering,
  );

export interface Shuffling {
  readonly questions: boolean;
  readonly options: boolean;
  /** All codes share one recording, so parts with recordings keep the order of their questions. */
  readonly heardTogether?: boolean;
}

/** How the codes of a set are shuffled. */
export const shufflingOf = ({
  shuffleQuestions,
  shuffleOptions,
  extras,
}: Pick<PaperOptions, 'shuffleQuestions' | 'shuffleOptions' | 'extras'>): Shuffling => ({
  questions: shuffleQuestions,
  options: shuffleOptions,
  heardTogether: extras.includes('audio'),
});

/**
 * The test in the order of a code or an attempt. Questions stay in their parts and texts keep their questions; locked
 * options keep their positions. The seed of an attempt gives the order that its learner saw.
 */
export function arrangedBy(
  content: ExamContent,
  seed: string,
  { questions, options, heardTogether = false }: Shuffling,
): ExamContent {
  const ordered = questionsInOrder(heardTogether ? heardInOrder(content) : content, questions ? seed : null);
  if (!options) return ordered;
  return {
    ...ordered,
    sections: ordered.sections.map((section) => ({
      ...section,
      parts: section.parts.map((part) => ({
        ...part,
        questions: part.questions.map((question) =>
          isQuestionTypeCode(question.type)
            ? {
                ...question,
                schemaVersion: questionType(question.type).schemaVersion,
                content: shuffleContent(question.type, contentOf(question), seed),
              }
            : question,
        ),
      })),
    })),
  };
}

function drawnInto(content: ExamContent, draw: Pick<CodeDraw, 'contents'> | undefined): ExamContent {
  if (!draw) return content;
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      parts: section.parts.map((part) => ({
        ...part,
        questions: part.questions.map((question) =>
          Object.hasOwn(draw.contents, question.id) ? { ...question, content: draw.contents[question.id]! } : question,
        ),
      })),
    })),
  };
}

/** The positions of locked entries are restored after shuffling. */
const heardInOrder = (content: ExamContent): ExamContent => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) =>
      part.questions.some(isHeard)
        ? { ...part, questions: part.questions.map((question) => ({ ...question, lock: true })) }
        : part,
    ),
  })),
});
