import type { Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToTexts } from '../../testing/hostile.ts';
import type { GapKey, TextGapsCode, TextGapsContent, TextGapsKey, TextGapsResponse } from './definition.ts';

const right: Share = { earned: 1, of: 1 };
const wrong: Share = { earned: 0, of: 1 };

const accept = (...accepted: string[]): GapKey => ({ accepted, caseSensitive: false, contractions: true });
const hostile = hostileToTexts('g1');

export const textGapsSamples = {
  FB1: {
    language: 'en',
    content: {
      instructions: 'Complete the sentence with one or two words.',
      images: [],
      text: 'I [[g1]] like coffee, but I love tea.',
      gaps: [{ id: 'g1' }],
    },
    key: {
      explanation: 'The second half contradicts the first, so the verb is negative.',
      gaps: { g1: accept("don't") },
    },
    responses: { right: { g1: ' Do  not ' }, wrong: { g1: 'not' }, blank: { g1: '   ' }, hostile },
    expect: { right: [right], wrong: [wrong] },
  },
  FB2: {
    language: 'en',
    content: {
      instructions: 'Write ONE word for each gap.',
      images: [],
      text: 'Hi Mai,\nI [[g0]] in Da Nang with my cousins. We go [[g1]] the beach every morning, because it is not [[g2]] hot then. Yesterday we saw a boat [[g3]] had a dragon on it!',
      gaps: [{ id: 'g0', example: 'am' }, { id: 'g1' }, { id: 'g2' }, { id: 'g3' }],
      wordLimit: 1,
    },
    key: {
      explanation: '',
      itemExplanations: { g3: 'A relative pronoun for a thing.' },
      gaps: { g1: accept('to'), g2: accept('too', 'so'), g3: accept('which', 'that') },
    },
    responses: {
      right: { g1: 'TO', g2: 'so', g3: 'that' },
      partial: { g1: 'to', g2: 'very', g3: 'who' },
      wrong: { g1: 'in', g2: 'to', g3: 'what' },
      blank: {},
      hostile: [...hostile, { g0: 'am' }],
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
  FB3: {
    language: 'en',
    content: {
      instructions: 'Read the text. Choose a word from the box and write it next to each number.',
      images: [],
      text: 'I am a farm animal. I give people [[g0]] to drink. I eat green [[g1]] all day and I have got four [[g2]].',
      gaps: [{ id: 'g0', example: 'milk' }, { id: 'g1' }, { id: 'g2' }],
      wordBox: [
        { id: 'w6', text: 'fish' },
        { id: 'w1', text: 'grass', image: { media: 'sample-image-grass', alt: 'Green grass' } },
        { id: 'w9', text: 'legs' },
        { id: 'w3', text: 'milk', image: { media: 'sample-image-milk', alt: 'A glass of milk', caption: 'milk' } },
      ],
    },
    key: { explanation: '', gaps: { g1: accept('grass'), g2: accept('legs') } },
    responses: {
      right: { g1: 'grass', g2: 'Legs' },
      partial: { g1: 'gras', g2: 'legs' },
      wrong: { g1: 'fish', g2: 'leg' },
      blank: {},
      hostile: [...hostile, { g0: 'milk' }],
    },
    expect: { right: [right, right], partial: [wrong, right], wrong: [wrong, wrong] },
  },
  FB4: {
    language: 'vi',
    content: {
      instructions: 'Viết mỗi chữ cái vào một ô.',
      images: [],
      text: 'Nơi mọi người đến mượn sách để đọc.',
      gaps: [{ id: 'g1', boxes: ['t', 'h', '', ' ', '', '', 'ệ', ''] }],
    },
    key: { explanation: '', gaps: { g1: { accepted: ['thư viện'], caseSensitive: false, contractions: false } } },
    responses: { right: { g1: 'thư viện' }, wrong: { g1: 'thư vi' }, blank: { g1: 'th    ệ' }, hostile },
    expect: { right: [right], wrong: [wrong] },
  },
  FB5: {
    language: 'en',
    content: {
      instructions: 'Listen and complete the form. Write NO MORE THAN TWO WORDS AND/OR A NUMBER.',
      images: [],
      audio: { media: 'sample-audio-library', playLimit: 2, seconds: 62 },
      text: '%b%Library card%b%',
      table: [
        ['Name', '[[g1]] Tran'],
        ['Address', '14 [[g2]] Street'],
        ['Interested in', '[[g3]]'],
      ],
      gaps: [{ id: 'g1' }, { id: 'g2' }, { id: 'g3' }],
      wordLimit: 3,
    },
    key: {
      explanation: '',
      transcript:
        '— Your name, please? — Linh Tran. L, I, N, H. — And your address? — Fourteen Bridge Street. — What do you like to read? — Comic books, mostly.',
      gaps: {
        g1: { accepted: ['Linh'], caseSensitive: true, contractions: false },
        g2: accept('Bridge'),
        g3: accept('comic books', 'comics'),
      },
    },
    responses: {
      right: { g1: 'Linh', g2: 'bridge', g3: 'Comics' },
      partial: { g1: 'linh', g2: 'Bridge' },
      wrong: { g1: 'Lynn', g2: 'Fridge', g3: 'books' },
      blank: {},
      hostile,
    },
    expect: { right: [right, right, right], partial: [wrong, right, wrong], wrong: [wrong, wrong, wrong] },
  },
  FB6: {
    language: 'en',
    content: {
      instructions: 'Label the parts of the plant. Write ONE word for each number.',
      images: [],
      text: '',
      picture: {
        media: 'sample-image-plant',
        alt: 'A drawing of a plant with four parts to label',
        width: 900,
        height: 1200,
      },
      gaps: [
        { id: 'g0', at: { x: 500, y: 130 }, example: 'flower' },
        { id: 'g1', at: { x: 780, y: 390 } },
        { id: 'g2', at: { x: 240, y: 610 } },
        { id: 'g3', at: { x: 620, y: 930 } },
      ],
      wordLimit: 1,
    },
    key: { explanation: '', gaps: { g1: accept('leaf'), g2: accept('stem', 'stalk'), g3: accept('root', 'roots') } },
    responses: {
      right: { g1: 'Leaf', g2: 'stalk', g3: 'roots' },
      partial: { g1: 'leaves', g2: 'stem' },
      wrong: { g1: 'stem', g2: 'leaf', g3: 'soil' },
      blank: {},
      hostile: [...hostile, { g0: 'flower' }],
    },
    expect: { right: [right, right, right], partial: [wrong, right, wrong], wrong: [wrong, wrong, wrong] },
  },
  FB7: {
    language: 'en',
    content: {
      instructions: 'Write the right form of the word in brackets.',
      images: [],
      text: '1. She is a very [[g1]] dancer.\n2. The [[g2]] of the telephone changed the world.',
      gaps: [
        { id: 'g1', cue: 'GRACE' },
        { id: 'g2', cue: 'INVENT' },
      ],
    },
    key: { explanation: '', gaps: { g1: accept('graceful'), g2: accept('invention') } },
    responses: {
      right: { g1: 'graceful', g2: 'Invention' },
      partial: { g1: 'graceful', g2: 'inventor' },
      wrong: { g1: 'gracious', g2: 'inventing' },
      blank: {},
      hostile,
    },
    expect: { right: [right, right], partial: [right, wrong], wrong: [wrong, wrong] },
  },
  FB8: {
    language: 'vi',
    content: {
      instructions: '',
      images: [],
      text: 'Một bể nước hình trụ có bán kính đáy 0,5 m và cao 1,6 m. Thể tích của bể bằng bao nhiêu mét khối (làm tròn đến hàng phần trăm)?',
      gaps: [{ id: 'g1' }],
      numeric: { mask: true, decimalMark: ',', thousands: false, unit: 'm³', allowFraction: false },
    },
    key: {
      explanation: '$V = \\pi r^2 h = \\pi \\cdot 0{,}25 \\cdot 1{,}6 \\approx 1{,}26$ (m³).',
      gaps: { g1: { accepted: ['1,26'], caseSensitive: false, contractions: false } },
    },
    responses: { right: { g1: '1,26' }, wrong: { g1: '1,3' }, blank: {}, hostile },
    expect: { right: [right], wrong: [wrong] },
  },
} satisfies Record<TextGapsCode, Sample<TextGapsContent, TextGapsKey, TextGapsResponse>>;
