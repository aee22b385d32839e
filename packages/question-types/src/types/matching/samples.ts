import type { Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToPicks } from '../../testing/hostile.ts';
import type { MatchingCode, MatchingContent, MatchingKey, MatchingResponse } from './definition.ts';

const right: Share = { earned: 1, of: 1 };
const wrong: Share = { earned: 0, of: 1 };

/** The ids do not reveal what belongs together. */
const hostile = [...hostileToPicks('q1', 'k4'), { q1: ['k4', 'k7'] }];
/** Where a target belongs to one entry only. */
const hostileTwice = [...hostile, { q1: ['k4'], q2: ['k4'] }];

const picture = (name: string, alt: string) => ({ media: `sample-image-${name}`, alt, width: 480, height: 360 });

export const matchingSamples = {
  MG1: {
    language: 'en',
    content: {
      instructions: 'Match the questions with the answers.',
      images: [],
      items: [
        { id: 'q1', text: 'How do you go to school?' },
        { id: 'q2', text: 'What time do you get up?' },
        { id: 'q3', text: 'Why were you late yesterday?' },
        { id: 'q4', text: 'How often do you play chess?' },
      ],
      targets: [
        { id: 'k7', text: 'Because I missed the bus.' },
        { id: 'k4', text: 'By bicycle.' },
        { id: 'k9', text: 'Twice a week.' },
        { id: 'k2', text: 'At half past six.' },
      ],
    },
    key: {
      explanation: '%b%How often%b% asks for a frequency, %b%why%b% for a reason.',
      correct: { q1: ['k4'], q2: ['k2'], q3: ['k7'], q4: ['k9'] },
    },
    responses: {
      right: { q1: ['k4'], q2: ['k2'], q3: ['k7'], q4: ['k9'] },
      partial: { q1: ['k4'], q2: ['k9'], q4: ['k2'] },
      wrong: { q1: ['k2'], q2: ['k4'], q3: ['k9'], q4: ['k7'] },
      blank: { q1: [] },
      hostile: hostileTwice,
    },
    expect: {
      right: [right, right, right, right],
      partial: [right, wrong, wrong, wrong],
      wrong: [wrong, wrong, wrong, wrong],
    },
  },
  MG2: {
    language: 'en',
    content: {
      instructions:
        'Look and read. Choose the correct word for each definition. There are two words that you do not need.',
      images: [],
      items: [
        { id: 'q1', text: 'This person repairs cars and lorries.' },
        { id: 'q2', text: 'You use this to cut paper.' },
        { id: 'q3', text: 'People go here to see old and beautiful things.' },
      ],
      targets: [
        { id: 'k5', text: 'scissors' },
        { id: 'k1', text: 'a waiter' },
        { id: 'k8', text: 'a museum' },
        { id: 'k4', text: 'a mechanic' },
        { id: 'k3', text: 'a knife' },
      ],
    },
    key: {
      explanation: '',
      itemExplanations: { q1: 'A waiter works in a restaurant.' },
      correct: { q1: ['k4'], q2: ['k5'], q3: ['k8'] },
    },
    responses: {
      right: { q1: ['k4'], q2: ['k5'], q3: ['k8'] },
      partial: { q1: ['k4'], q2: ['k3'] },
      wrong: { q1: ['k1'], q2: ['k3'], q3: ['k4'] },
      blank: {},
      hostile: hostileTwice,
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
  MG3: {
    language: 'en',
    content: {
      instructions:
        'The reading passage has three paragraphs, %b%A–C%b%. Choose the correct heading for each paragraph from the list of headings below.',
      images: [],
      passage: {
        title: 'The return of the bicycle',
        text: 'In 1990 only one trip in fifty in the city was made by bicycle. Streets had been widened for cars, and the few people who cycled were thought of as brave or poor.\nThe change began with a bridge. When the old one was closed for repairs, the council built a narrow crossing for bicycles beside it, and within a month four thousand people a day were using it.\nToday the shops along the river say that they sell more than they did when customers came by car. Cyclists spend less on each visit, but they come back far more often.',
        numbered: false,
      },
      items: [
        { id: 'q1', text: '', paragraph: 1 },
        { id: 'q2', text: '', paragraph: 2 },
        { id: 'q3', text: '', paragraph: 3 },
      ],
      targets: [
        { id: 'k6', text: 'An accident that changed the law' },
        { id: 'k2', text: 'Good news for local business' },
        { id: 'k4', text: 'A city built around the car' },
        { id: 'k9', text: 'The cost of keeping a car' },
        { id: 'k7', text: 'A temporary answer that proved popular' },
      ],
    },
    key: {
      explanation: '',
      itemExplanations: { q2: 'The narrow crossing was built only while the old bridge was closed.' },
      correct: { q1: ['k4'], q2: ['k7'], q3: ['k2'] },
    },
    responses: {
      right: { q1: ['k4'], q2: ['k7'], q3: ['k2'] },
      partial: { q1: ['k4'], q2: ['k6'], q3: ['k9'] },
      wrong: { q1: ['k9'], q2: ['k6'], q3: ['k7'] },
      blank: {},
      hostile: hostileTwice,
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
  MG4: {
    language: 'en',
    content: {
      instructions:
        'The people below all want to join a club. Decide which club would be the most suitable for each person. You may use a club more than once.',
      images: [],
      items: [
        {
          id: 'q1',
          text: '%b%Hoa%b% would like to learn to cook dishes from other countries. She is free on Saturdays only.',
        },
        { id: 'q2', text: '%b%Bình%b% wants to spend more time outdoors and to find out about birds and plants.' },
        { id: 'q3', text: '%b%Lan%b% loves taking pictures of animals and hopes to show them to other people.' },
      ],
      targets: [
        {
          id: 'k4',
          text: '%b%World Kitchen%b%\nEvery Saturday morning we make a meal from a new country together, and eat it afterwards.',
        },
        { id: 'k1', text: '%b%Quick Meals%b%\nCheap and simple food for students. Tuesday and Thursday evenings.' },
        {
          id: 'k8',
          text: '%b%Green Steps%b%\nWalks in the national park with a guide who knows every bird. Bring a camera: the best photos hang in the town hall each June.',
        },
      ],
    },
    key: {
      explanation: '',
      itemExplanations: { q3: 'The best photos are shown in the town hall.' },
      correct: { q1: ['k4'], q2: ['k8'], q3: ['k8'] },
    },
    responses: {
      right: { q1: ['k4'], q2: ['k8'], q3: ['k8'] },
      partial: { q1: ['k1'], q2: ['k8'] },
      wrong: { q1: ['k1'], q2: ['k1'], q3: ['k4'] },
      blank: {},
      hostile,
    },
    expect: { right: [right, right, right], partial: [wrong, right, wrong], wrong: [wrong, wrong, wrong] },
  },
  MG5: {
    language: 'en',
    content: {
      instructions: 'Where did Sarah get each thing? Listen and match. There is one extra picture.',
      images: [],
      audio: { media: 'sample-audio-shopping', playLimit: 2, seconds: 70 },
      items: [
        { id: 'q1', text: 'the green umbrella' },
        { id: 'q2', text: 'the old map' },
        { id: 'q3', text: 'the football boots' },
      ],
      targets: [
        { id: 'k3', text: '', image: picture('market', 'A market with fruit and clothes') },
        { id: 'k5', text: '', image: picture('sportshop', 'A sports shop') },
        { id: 'k4', text: '', image: picture('station', 'A railway station') },
        { id: 'k9', text: '', image: picture('attic', 'A grandmother’s attic full of boxes') },
      ],
    },
    key: {
      explanation: '',
      transcript:
        '— That is a nice umbrella, Sarah! — Thanks. It was raining when I got off the train, so I bought it right there at the station. — And the map? — I found it in a box at my grandmother’s, up under the roof. — And your boots? — They were too expensive in the sports shop, so I got them at the market.',
      correct: { q1: ['k4'], q2: ['k9'], q3: ['k3'] },
    },
    responses: {
      right: { q1: ['k4'], q2: ['k9'], q3: ['k3'] },
      partial: { q1: ['k4'], q3: ['k5'] },
      wrong: { q1: ['k3'], q2: ['k4'], q3: ['k5'] },
      blank: {},
      hostile: hostileTwice,
    },
    expect: { right: [right, right, right], partial: [right, wrong, wrong], wrong: [wrong, wrong, wrong] },
  },
  DL2: {
    language: 'vi',
    content: {
      instructions: 'Nối mỗi phép tính với kết quả đúng.',
      images: [],
      items: [
        { id: 'q1', text: '$7 \\times 8$' },
        { id: 'q2', text: '$9 \\times 6$' },
        { id: 'q3', text: '$8 \\times 6$' },
        { id: 'q4', text: '$7 \\times 6$' },
      ],
      targets: [
        { id: 'k8', text: '54' },
        { id: 'k2', text: '42' },
        { id: 'k4', text: '56' },
        { id: 'k6', text: '48' },
      ],
    },
    key: {
      explanation: 'Dựa vào bảng nhân 6, 7, 8 và 9.',
      correct: { q1: ['k4'], q2: ['k8'], q3: ['k6'], q4: ['k2'] },
    },
    responses: {
      right: { q1: ['k4'], q2: ['k8'], q3: ['k6'], q4: ['k2'] },
      partial: { q1: ['k4'], q2: ['k6'], q3: ['k8'], q4: ['k2'] },
      wrong: { q1: ['k8'], q2: ['k4'], q3: ['k2'], q4: ['k6'] },
      blank: {},
      hostile: hostileTwice,
    },
    expect: {
      right: [right, right, right, right],
      partial: [right, wrong, wrong, right],
      wrong: [wrong, wrong, wrong, wrong],
    },
  },
} satisfies Record<MatchingCode, Sample<MatchingContent, MatchingKey, MatchingResponse>>;
