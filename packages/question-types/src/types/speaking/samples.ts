import type { Share } from '../../schema/core.ts';
import type { Sample } from '../../schema/facets.ts';
import { hostileToRecords } from '../../testing/hostile.ts';
import type { Criterion } from '../../marking/rubric.ts';
import type { SpeakingCode, SpeakingContent, SpeakingKey, SpeakingResponse } from './definition.ts';

const nothing: Share = { earned: 0, of: 1 };
const talk = { recording: 'sample-recording', seconds: 21.4 };
const criterion = (id: string, name: string, descriptor: string, max = 5): Criterion => ({
  id,
  name,
  descriptor,
  max,
  weight: 1,
  levels: [],
});

const hostile: unknown[] = [
  ...hostileToRecords,
  ...[
    null,
    'sample-recording',
    1,
    true,
    {},
    [],
    [talk],
    { ...talk, recording: '../etc/passwd' },
    { ...talk, recording: 'A' },
    { ...talk, seconds: -1 },
    { ...talk, seconds: 1e9 },
    { ...talk, seconds: '5' },
    { recording: talk.recording },
    { ...talk, more: 1 },
  ].map((value) => ({ q1: value })),
  { q1: talk, nosuch: talk },
];

export const speakingSamples = {
  SP1: {
    language: 'en',
    content: {
      instructions: 'Read the announcement aloud.',
      images: [],
      items: [
        {
          id: 'q1',
          prompt:
            'Good morning, passengers. The eight fifteen train to Huế is now boarding at platform two. Please have your tickets ready, and keep an eye on your bags.',
          preparation: 45,
          seconds: 45,
        },
      ],
      retakes: false,
      criteria: [
        { name: 'Pronunciation', max: 5 },
        { name: 'Intonation and stress', max: 5 },
      ],
    },
    key: {
      explanation: '',
      model: 'Stress %b%now%b%, %b%two%b% and %b%ready%b%; pause at each comma.',
      rubric: {
        step: 50,
        criteria: [
          criterion('pr', 'Pronunciation', 'Every word can be understood.'),
          criterion('in', 'Intonation and stress', 'Important words are stressed; pauses follow the sense.'),
        ],
      },
    },
    responses: { right: { q1: talk }, wrong: { q1: { ...talk, seconds: 0.5 } }, blank: {}, hostile },
    outcome: 'needs-teacher',
    expect: { right: [nothing], wrong: [nothing] },
  },
  SP2: {
    language: 'en',
    content: {
      instructions: '',
      images: [
        { media: 'sample-market', alt: 'A floating market in the early morning', caption: 'A morning on the river' },
      ],
      items: [
        {
          id: 'q1',
          prompt: 'Look at the picture and talk about a market that you know.',
          cues: ['where it is', 'what people sell there', 'why you like it or not'],
          preparation: 60,
          seconds: 120,
        },
        {
          id: 'q2',
          prompt: 'Do you think that markets will still be there in fifty years? Why?',
          preparation: 0,
          seconds: 60,
        },
      ],
      retakes: true,
    },
    key: {
      explanation: '',
      model: 'Ideas: food and clothes; the sellers know everybody; supermarkets and buying online.',
      rubric: {
        step: 50,
        criteria: [
          criterion('fl', 'Fluency and coherence', 'Speaks on without long stops.', 9),
          criterion('vo', 'Vocabulary', 'Finds words for the topic.', 9),
          criterion('gr', 'Grammar', 'Varied and mostly right.', 9),
          criterion('pr', 'Pronunciation', 'Easy to understand.', 9),
        ],
      },
    },
    responses: { right: { q1: { ...talk, seconds: 97 }, q2: talk }, wrong: { q1: talk }, blank: {}, hostile },
    outcome: 'needs-teacher',
    expect: { right: [nothing, nothing], wrong: [nothing, nothing] },
  },
} satisfies Record<SpeakingCode, Sample<SpeakingContent, SpeakingKey, SpeakingResponse>>;
