import type { Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToPicks } from '../../testing/hostile.ts';
import type { InlineListsCode } from './codes.ts';
import type { InlineListsContent, InlineListsKey, InlineListsResponse, ListOption } from './definition.ts';

const right: Share = { earned: 1, of: 1 };
const wrong: Share = { earned: 0, of: 1 };

const options = (...texts: string[]): ListOption[] => texts.map((text, at) => ({ id: 'abcdefgh'[at]!, text }));

export const inlineListsSamples = {
  SL1: {
    language: 'en',
    content: {
      instructions: 'Choose the word that fits each gap.',
      images: [],
      text: 'Dear Lan,\nThank you for your letter. I have just [[g0]] to a new flat near the river. It is small [[g1]] very bright. You can [[g2]] the bridge from my window. Please come and [[g3]] me in May.',
      gaps: [
        { id: 'g0', options: options('moved', 'changed', 'put'), example: 'a' },
        { id: 'g1', options: options('and', 'but', 'so') },
        { id: 'g2', options: options('look', 'watch', 'see') },
        { id: 'g3', options: options('visit', 'travel', 'go') },
      ],
    },
    key: {
      explanation: '',
      itemExplanations: { g2: 'We see what is in front of our eyes.' },
      correct: { g1: ['b'], g2: ['c'], g3: ['a'] },
    },
    responses: {
      right: { g1: ['b'], g2: ['c'], g3: ['a'] },
      partial: { g1: ['b'], g2: ['a'] },
      wrong: { g1: ['a'], g2: ['a'], g3: ['b'] },
      blank: {},
      hostile: [...hostileToPicks('g1', 'b'), { g0: ['a'] }, { g1: ['a', 'b'] }],
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
  SL2: {
    language: 'en',
    content: {
      instructions: 'Mai is talking to her uncle. What does her uncle say? Choose the best answer for each turn.',
      images: [],
      text: '',
      turns: [
        { id: 't1', speaker: 'Mai', text: 'Good morning, Uncle Ben!' },
        { id: 't2', speaker: 'Ben', text: '[[g0]]' },
        { id: 't3', speaker: 'Mai', text: 'Can you help me with my kite?' },
        { id: 't4', speaker: 'Ben', text: '[[g1]]' },
        { id: 't5', speaker: 'Mai', text: 'The string is too short, I think.' },
        { id: 't6', speaker: 'Ben', text: '[[g2]]' },
        { id: 't7', speaker: 'Mai', text: 'Great! When can we fly it?' },
        { id: 't8', speaker: 'Ben', text: '[[g3]]' },
      ],
      list: options(
        'Of course. What is wrong with it?',
        'After lunch, when there is more wind.',
        'Hello, Mai. You are up early!',
        'No, I am not hungry.',
        'I have got a longer one in the car.',
        'It was blue and yellow.',
      ),
      gaps: [
        { id: 'g0', options: [], example: 'c' },
        { id: 'g1', options: [] },
        { id: 'g2', options: [] },
        { id: 'g3', options: [] },
      ],
    },
    key: { explanation: 'D and F answer questions that nobody asks.', correct: { g1: ['a'], g2: ['e'], g3: ['b'] } },
    responses: {
      right: { g1: ['a'], g2: ['e'], g3: ['b'] },
      partial: { g1: ['a'], g3: ['d'] },
      wrong: { g1: ['d'], g2: ['f'], g3: ['a'] },
      blank: {},
      hostile: [...hostileToPicks('g1', 'a'), { g0: ['c'] }],
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
} satisfies Record<InlineListsCode, Sample<InlineListsContent, InlineListsKey, InlineListsResponse>>;
