import type { Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToPicks, hostileToTexts } from '../../testing/hostile.ts';
import type {
  ChipsContent,
  ChipsKey,
  ChipsResponse,
  LettersContent,
  LettersKey,
  LettersResponse,
} from './definition.ts';

const right: Share = { earned: 1, of: 1 };
const wrong: Share = { earned: 0, of: 1 };

const letters: Sample<LettersContent, LettersKey, LettersResponse> = {
  language: 'vi',
  content: {
    instructions: 'Nhìn tranh rồi ghép chữ thành tiếng đúng.',
    images: [],
    words: [
      {
        id: 'w1',
        clue: '',
        image: {
          media: 'sample-image-boat',
          alt: 'Một phương tiện có buồm trắng đang đi trên sông',
          width: 640,
          height: 480,
        },
        slots: ['t', 'h', '', '', '', ''],
        tiles: ['n', 'n', 'u', 'y', 'ê', 'ề'],
      },
      { id: 'w2', clue: 'Số giờ của một ngày', slots: ['', ''], tiles: ['2', '3', '4'] },
    ],
  },
  key: { explanation: 'Tiếng “thuyền” có vần uyên và thanh huyền.', words: { w1: ['thuyền'], w2: ['24'] } },
  responses: {
    right: { w1: 'thuyền', w2: '24' },
    partial: { w1: 'thuyền', w2: '42' },
    wrong: { w1: 'thuyên', w2: '2' },
    blank: { w1: '   ' },
    // Unknown letters, a tile used twice, a changed given letter, an extra letter.
    hostile: [...hostileToTexts('w1'), { w1: 'thuyễn' }, { w2: '22' }, { w1: 'chuyền' }, { w2: '243' }],
  },
  expect: { right: [right, right], partial: [right, wrong], wrong: [wrong, wrong] },
};

const chips: Sample<ChipsContent, ChipsKey, ChipsResponse> = {
  language: 'en',
  content: {
    instructions: 'Choose the word that fits each gap. There are two words that you do not need.',
    images: [],
    text: '%b%My first day as a guide%b%\nOn my first morning I was so [[g1]] that I forgot half of what I had learnt. [[g2]] of complaining, the visitors smiled and told me to be [[g3]].',
    gaps: [{ id: 'g1' }, { id: 'g2' }, { id: 'g3' }],
    chips: [
      { id: 'k7', text: 'although' },
      { id: 'p2', text: 'Instead' },
      { id: 'm4', text: 'patient' },
      { id: 'a9', text: 'successful' },
      { id: 'r1', text: 'worried' },
    ],
  },
  key: {
    explanation: '',
    itemExplanations: { g2: '“Instead of” and an -ing form: not doing what one would expect.' },
    fills: { g1: ['r1'], g2: ['p2'], g3: ['m4'] },
  },
  responses: {
    right: { g1: ['r1'], g2: ['p2'], g3: ['m4'] },
    partial: { g1: ['r1'], g3: ['a9'] },
    wrong: { g1: ['a9'], g2: ['k7'], g3: ['r1'] },
    blank: { g1: [] },
    hostile: [...hostileToPicks('g1', 'r1'), { g1: ['r1'], g2: ['r1'] }, { g1: ['r1', 'p2'] }],
  },
  expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
};

export const tilesSamples = { DD1: letters, DD2: chips };
