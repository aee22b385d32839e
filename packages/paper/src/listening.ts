/** The recordings of a test in the order of its paper: how often each is played, and the pauses around them. */
import type { ExamContent, ExamQuestionContent } from '@vumon/contract';
import type { AudioRef } from '@vumon/question-types';
import { contentOf } from './paper.ts';

export type ListeningStep = { readonly media: string } | { readonly pause: number };

/** Pauses in seconds. */
const pauses = {
  /** Before the first recording. */
  start: 3,
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
}

/** The audible parts of a question's content. The schema of each type decides which of them exist. */
interface Heard {
  readonly instructionAudio?: AudioRef | undefined;
  readonly audio?: AudioRef | undefined;
  readonly items?: readonly {
    readonly audio?: AudioRef | undefined;
    readonly options?: readonly { readonly audio?: AudioRef | undefined }[];
  }[];
  readonly parts?: readonly { readonly content: object }[];
}

const playsOf = (recordings: readonly AudioRef[]): number =>
  Math.max(...recordings.map(({ playLimit }) => (playLimit === 0 ? playsWithoutLimit : playLimit)));

function stretchesOf(content: Heard): Stretch[] {
  const limited = (recordings: readonly AudioRef[]): Stretch[] =>
    recordings.length === 0 ? [] : [{ recordings, plays: playsOf(recordings) }];
  return [
    ...(content.instructionAudio ? [{ recordings: [content.instructionAudio], plays: 1 }] : []),
    ...(content.audio ? limited([content.audio]) : []),
    ...(content.items ?? []).flatMap((item) => [
      ...(item.audio ? limited([item.audio]) : []),
      ...limited((item.options ?? []).flatMap((option) => option.audio ?? [])),
    ]),
    ...(content.parts ?? []).flatMap((part) => stretchesOf(part.content as Heard)),
  ];
}

/** Whether anything of the question is heard. */
export const isHeard = (question: ExamQuestionContent): boolean => stretchesOf(contentOf(question) as Heard).length > 0;

/** Empty for a test without recordings. It begins and ends with a pause. */
export function listeningOf(content: ExamContent): ListeningStep[] {
  const parts = content.sections
    .flatMap((section) => section.parts)
    .map((part) => part.questions.flatMap((question) => stretchesOf(contentOf(question) as Heard)))
    .filter((stretches) => stretches.length > 0);
  if (parts.length === 0) return [];
  return [
    { pause: pauses.start },
    ...parts.flatMap((stretches) =>
      stretches.flatMap(({ recordings, plays }, at) => [
        ...Array.from({ length: plays }, (_, play) => [
          ...(play > 0 ? [{ pause: pauses.again }] : []),
          ...recordings.flatMap(({ media }, r) => [...(r > 0 ? [{ pause: pauses.options }] : []), { media }]),
        ]).flat(),
        { pause: at === stretches.length - 1 ? pauses.part : pauses.answer },
      ]),
    ),
  ];
}
