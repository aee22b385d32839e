/** The recordings of a test in the order of its paper: how often each is played, and the pauses around them. */
import type { ExamContent, ExamQuestionContent } from '@vumon/contract';
import type { AudioRef, CompositeContent, QuestionContent } from '@vumon/question-types';
import { answerDepth, isQuestionTypeCode, type QuestionTypeCode } from '@vumon/question-types';
import { contentOf } from './paper.ts';

/** Numbers are spoken: "Question 5", "Questions 6 to 10". */
export type ListeningStep = { readonly media: string } | { readonly pause: number } | { readonly numbers: NumberRange };

type NumberRange = readonly [first: number, last: number];

/** Pauses in seconds. */
const pauses = {
  /** Before the first recording. */
  start: 3,
  /** Between the spoken number of a question and its recording. */
  number: 1,
  /** Between the spoken options of one question. */
  options: 1,
  /** Before a recording is repeated. */
  again: 5,
  /** For answering, and for reading the next question. */
  answer: 10,
  /** After the last recording of a part. */
  part: 20,
} as const;

/** How often a recording without a play limit is played to a class: as often as in examinations. */
const playsWithoutLimit = 2;

/** Recordings that are played one after the other; `plays` is how often the whole sequence is played. */
interface Stretch {
  readonly recordings: readonly AudioRef[];
  readonly plays: number;
  /** The numbers that are answered from it, spoken before it; null before instructions. */
  readonly numbers: NumberRange | null;
}

/** The audible parts of a question's content. The schema of each type decides which of them exist. */
interface Heard {
  readonly instructionAudio?: AudioRef | undefined;
  readonly audio?: AudioRef | undefined;
  readonly items?: readonly {
    readonly id?: string;
    readonly audio?: AudioRef | undefined;
    readonly options?: readonly { readonly audio?: AudioRef | undefined }[];
  }[];
}

const playsOf = (recordings: readonly AudioRef[]): number =>
  Math.max(...recordings.map(({ playLimit }) => (playLimit === 0 ? playsWithoutLimit : playLimit)));

/** `items`: the numbered items of this content, the first of which has the number `first`. */
function stretchesOf(
  type: QuestionTypeCode,
  content: QuestionContent,
  items: readonly string[],
  first: number,
): Stretch[] {
  const { instructionAudio, audio, items: own = [] } = content as Heard;
  const all: NumberRange = [first, first + Math.max(1, items.length) - 1];
  const limited = (recordings: readonly AudioRef[], numbers: NumberRange | null): Stretch[] =>
    recordings.length === 0 ? [] : [{ recordings, plays: playsOf(recordings), numbers }];
  // Only a composite's parts are questions of their own; parts of a text (MC8, MR3) have no content.
  const parts = answerDepth(type) === 2 ? (content as CompositeContent).parts : [];
  let next = first;
  return [
    ...(instructionAudio ? [{ recordings: [instructionAudio], plays: 1, numbers: null }] : []),
    ...(audio ? limited([audio], all) : []),
    ...own.flatMap((item, position) => {
      const at = item.id === undefined ? position : items.indexOf(item.id);
      const number: NumberRange | null = at < 0 ? null : [first + at, first + at];
      const options = (item.options ?? []).flatMap((option) => option.audio ?? []);
      return [...(item.audio ? limited([item.audio], number) : []), ...limited(options, item.audio ? null : number)];
    }),
    ...parts.flatMap((part) => {
      const from = next;
      next += part.items.length;
      return isQuestionTypeCode(part.type)
        ? stretchesOf(part.type, part.content as QuestionContent, part.items, from)
        : [];
    }),
  ];
}

const heardIn = (question: ExamQuestionContent): Stretch[] =>
  isQuestionTypeCode(question.type)
    ? stretchesOf(question.type, contentOf(question), question.items, question.firstNumber)
    : [];

/** Whether anything of the question is heard. */
export const isHeard = (question: ExamQuestionContent): boolean => heardIn(question).length > 0;

/**
 * Empty for a test without recordings. It begins and ends with a pause. In an English test the number of a question is
 * spoken before its recording, as in examinations; there are no such recordings in Vietnamese.
 */
export function listeningOf(content: ExamContent): ListeningStep[] {
  const parts = content.sections
    .flatMap((section) => section.parts)
    .map((part) => part.questions.flatMap(heardIn))
    .filter((stretches) => stretches.length > 0);
  if (parts.length === 0) return [];
  const spoken = content.subject === 'ENGLISH';
  return [
    { pause: pauses.start },
    ...parts.flatMap((stretches) =>
      stretches.flatMap(({ recordings, plays, numbers }, at): ListeningStep[] => [
        ...(spoken && numbers ? [{ numbers }, { pause: pauses.number }] : []),
        ...Array.from({ length: plays }, (_, play) => [
          ...(play > 0 ? [{ pause: pauses.again }] : []),
          ...recordings.flatMap(({ media }, r) => [...(r > 0 ? [{ pause: pauses.options }] : []), { media }]),
        ]).flat(),
        { pause: at === stretches.length - 1 ? pauses.part : pauses.answer },
      ]),
    ),
  ];
}
