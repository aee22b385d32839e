/**
 * Questions whose options are only heard, as in the first parts of TOEIC: MC5, MC6. The recording `…a` is the right
 * option; the options are shuffled.
 */
import type { SeedQuestion } from '../kit.ts';
import type { SeedMedia } from '../media/media.ts';
import { createRandom } from '../random.ts';
import { english, pictureAuthor, type Level } from './place.ts';

const photos: readonly (readonly [grade: number, level: Level, photo: string, explanation: string])[] = [
  [8, 'M1', 'photo-painter', 'She is holding a brush in front of a picture.'],
  [8, 'M1', 'photo-bus-stop', 'Three people are standing at a bus stop.'],
  [9, 'M1', 'photo-guitar', 'He is standing under the tree and playing.'],
  [9, 'M2', 'photo-desk', 'The laptop, the lamp and the books are all on the desk; nobody is there.'],
  [10, 'M2', 'photo-waiter', 'He is holding a tray with glasses; no customers can be seen.'],
  [10, 'M1', 'photo-boats', 'The boats are on the water; there are no people and no bridge.'],
  [10, 'M2', 'photo-teacher', 'The woman is standing at the board; the students are sitting.'],
  [11, 'M2', 'photo-fruit-stall', 'The fruit can be seen on the stall.'],
  [11, 'M2', 'photo-handshake', 'The two men are shaking hands.'],
  [12, 'M3', 'photo-bookshelf', 'Every shelf is full of books.'],
];

const questions: readonly (readonly [grade: number, level: Level, explanation: string])[] = [
  [8, 'M1', '“Where” asks for a place: in the top drawer.'],
  [8, 'M1', '“When” asks for a time: at six. “Close to” only sounds like “close”.'],
  [9, 'M2', '“Who” asks for a person: my uncle is (going to drive).'],
  [9, 'M1', 'An offer is refused politely: No, thanks.'],
  [9, 'M2', '“How was” asks for an opinion: harder than I expected.'],
  [10, 'M2', '“Why” asks for a reason: the window was left open.'],
  [10, 'M3', 'A choice between two is answered with one of them, not with yes.'],
  [11, 'M3', 'The answer limits the statement: only the children so far.'],
  [11, 'M3', 'A statement that reports a problem is answered with help.'],
  [12, 'M4', 'An indirect question whether the seat is free: Go ahead.'],
];

/** The clips `name` + a, b, c … as shuffled options; the clip `a` is the right one. */
function options({ clip }: SeedMedia, name: string, count: number) {
  const order = createRandom(name).shuffle(['a', 'b', 'c', 'd'].slice(0, count));
  const spoken = order.map((suffix) => clip(name + suffix));
  return {
    options: spoken.map(({ audio }, at) => ({ id: 'abcd'[at]!, text: '', audio })),
    spoken: Object.fromEntries(spoken.map(({ transcript }, at) => ['abcd'[at]!, transcript])),
    right: 'abcd'[order.indexOf('a')]!,
  };
}

export const spokenOptions = (media: SeedMedia): SeedQuestion[] => [
  ...photos.map(([grade, level, photo, explanation], at): SeedQuestion => {
    const { options: heard, spoken, right } = options(media, `photo${at + 1}`, 4);
    return {
      type: 'MC5',
      facts: english(grade, level, 'LI', { examFamily: 'TOEIC', author: pictureAuthor }),
      content: {
        instructions: 'Look at the picture. Listen to the four sentences and choose the one that describes it best.',
        images: [media.scene(photo).image],
        optionLayout: 'list',
        items: [{ id: 'q1', stem: '', options: heard }],
      },
      answerKey: { explanation, correct: { q1: [right] }, spoken: { q1: spoken } },
    };
  }),
  ...questions.map(([grade, level, explanation], at): SeedQuestion => {
    const { options: heard, spoken, right } = options(media, `ask${at + 1}`, 3);
    return {
      type: 'MC6',
      facts: english(grade, level, 'LI', { examFamily: 'TOEIC' }),
      content: {
        instructions: 'Listen to what is said and to three answers. Choose the best answer.',
        images: [],
        audio: media.clip(`ask${at + 1}`).audio,
        optionLayout: 'list',
        items: [{ id: 'q1', stem: '', options: heard }],
      },
      answerKey: {
        explanation,
        transcript: media.clip(`ask${at + 1}`).transcript,
        correct: { q1: [right] },
        spoken: { q1: spoken },
      },
    };
  }),
];
