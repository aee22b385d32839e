/** Topics of the shipped questions: every question has one of its own grade, except those listed here. */
import { expect, test } from 'vitest';
import { shippedBank } from '../testing.ts';
import { handleOf, strayPlaces } from './topics.ts';

const bank = shippedBank();
const english = bank.filter(({ facts }) => facts.subject === 'ENGLISH');
const begins = (handles: readonly string[], handle: string) => handles.some((one) => handle.startsWith(one));

/** Points of grammar for which the curriculum has no row, and questions about several points at once. */
const otherGrammar = [
  'G6 _____ you like some orange juice?',
  'G6 Adjectives',
  'G6 A letter to Anna',
  'G7 This time tomorrow, we _____ across the bay.',
  'G8 Which sentences are correct?',
  'G9 My mother had me _____ the room before the',
  'G10 I remember _____ this film when I was ten.',
  'G10 He made his son _____ the bike before lunch.',
  'G10 [[a]] of visitors [[b]] the old town [[c]]',
  'G10 The film was [[a]] [[b]] that half of [[c]]',
  'G11 My parents let me _____ to the concert with',
  'G12 By 2030, scientists _____ a cure for this',
  'G12 I would rather you _____ here tonight.',
  'G12 The doctor recommended that he _____ more',
  'G12 _____ he is talented is beyond doubt.',
  'G12 Each of the students',
  'G12 Her research, [[a]] [[b]] out [[c]] ten',
];

/** Everyday scenes and subjects that no unit of the grade is about. */
const otherSubjects = [
  'G6 My mother’s sister is my _____.',
  'G6 It is often [[g1]] in the afternoon, so take',
  'G6 My brother draws very [[g1]].',
  'G6 A day on the farm',
  'G6 Scientists use it to see very small things.',
  'G6 Which of these gives light without',
  'G6 Which animal spends the first weeks of its',
  'G6 You can read about yesterday’s match in this.',
  'G6 What did Thu buy?',
  'G6 What time does the next bus leave?',
  'G6 What will the weather be like in the',
  'G6 In Mr Hill’s garden',
  'G6 The weather',
  'G6 A computer',
  'G7 A _____ is a person who watches a match or a',
  'G7 How much does the man pay?',
  'G7 What will they give their father?',
  'G7 Library rules',
  'G7 Which sentence is true about the picture?',
  'G7 Holidays',
  'G7 Science projects',
  'G7 Dogs that work',
  'G7 A story from pictures',
  'G7 At the market',
  'G7 A room with a view',
  'G7 A sports day',
  'G7 Parts of a plant',
  'G8 We need [[g1]] ideas to solve this problem.',
  'G8 He is too short to reach the shelf.',
  'G8 What was the score at the end of the match?',
  'G8 At the library',
  'G8 Booking a room',
  'G8 A school on the water',
  'G8 Which sentence is true about the picture?',
  'G8 An announcement',
  'G8 The bamboo bicycle',
  'G8 Able to wait for a long time without',
  'G9 My sister always helps me _____ the',
  'G9 The charity _____ over five thousand books',
  'G9 Thank you, you have been very [[g1]]. I',
  'G9 He drives very [[g1]], so everyone feels',
  'G9 It is [[g1]] to swim here because the',
  'G9 He is too young to drive a car.',
  'G9 A message from the clinic',
  'G9 An appointment',
  'G9 On which day were twice as many books',
  'G9 The lantern festival',
  'G9 Books for the summer',
  'G9 A letter',
  'G9 Joining a club',
  'G10 What is the manager worried about?',
  'G10 A shop announcement',
  'G10 A guided tour',
  'G10 A night at the museum',
  'G10 Sleep and school',
  'G10 An article for the school website',
  'G10 A radio advertisement',
  'G10 Closing time',
  'G10 A station becomes a museum',
  'G10 A problem in the library',
  'G10 Returning a jacket',
  'G11 He is under great _____ to get good marks',
  'G11 A letter to a younger brother',
  'G11 Which TWO words are close in meaning to',
  'G11 Why will the flight leave later?',
  'G11 A broken copier',
  'G11 A young inventor',
  'G11 Learning to listen',
  'G11 Flats to rent',
  'G11 The value of boredom',
  'G11 A letter of complaint',
  'G11 A recorded message',
  'G11 A person who has influenced you',
  'G11 Four days a week',
  'G11 Glasses that read',
  'G11 The night train',
  'G11 The sleeping giant',
  'G12 The two sides finally reached a _____ after',
  'G12 The charity gives support to [[g1]]',
  'G12 Why we forget names',
  'G12 Which TWO words can replace “crucial” in',
  'G12 Academic verbs',
  'G12 The trouble with averages',
  'G12 Describing a chart',
  'G12 Topic development: technology',
  'G12 The colour that was not there',
  'G12 Why maps lie',
  'G12 Paragraph on memory',
  'G12 Academic words',
  'G12 Careful statements',
  'G12 Collocations in reports',
  'G12 Disagreeing politely',
  'G12 The water cycle',
];

/** Articles from OneStopQA, not all of which fit a unit of the grade. */
const isArticle = (author: string) => author.startsWith('OneStopQA');

test('every entry of the table names an existing question, which no other entry names', () => {
  expect(strayPlaces(bank)).toEqual([]);
});

test('every maths question has a topic of its grade', () => {
  const strange = bank.filter(
    ({ facts }) => facts.subject === 'MATH' && !facts.topicId?.startsWith(`M${facts.gradeId.slice(1)}-`),
  );
  expect(strange.map(handleOf)).toEqual([]);
});

test('inversion, mixed conditionals and other grammar of level B2 begin in grade 11', () => {
  const early = english.filter(
    ({ facts }) => /^EG-3[1-6]$/.test(facts.topicId ?? '') && /^G(?:[1-9]|10)$/.test(facts.gradeId),
  );
  expect(early.map(handleOf)).toEqual([]);
});

test('every pronunciation question has a pronunciation topic', () => {
  const strange = english.filter(({ facts }) => facts.skill === 'PR' && !facts.topicId?.startsWith('EP-'));
  expect(strange.map(handleOf)).toEqual([]);
});

test('every grammar question has a topic, except for points that the curriculum does not name', () => {
  const without = english.filter(({ facts }) => facts.skill === 'GR' && facts.topicId === undefined).map(handleOf);
  expect(without.filter((handle) => !begins(otherGrammar, handle))).toEqual([]);
});

test('from grade 6 on every other question has a topic, except for subjects of no unit', () => {
  // Photographs, replies and self-ratings have no subject; below grade 6 no units are assigned.
  const without = english.filter(
    ({ type, facts }) =>
      Number(facts.gradeId.slice(1)) >= 6 &&
      facts.skill !== 'GR' &&
      facts.topicId === undefined &&
      !/^(?:MC5|MC6|LS2)$/.test(type) &&
      !isArticle(facts.author ?? ''),
  );
  expect(without.map(handleOf).filter((handle) => !begins(otherSubjects, handle))).toEqual([]);
});

test('articles with a unit exist in grades 9 to 12', () => {
  const articles = english.filter(({ facts }) => isArticle(facts.author ?? '') && facts.topicId !== undefined);
  expect([...new Set(articles.map(({ facts }) => facts.gradeId))].toSorted()).toEqual(['G10', 'G11', 'G12', 'G9']);
});

test('a question’s unit belongs to its grade', () => {
  const strange = english.filter(
    ({ facts: { topicId, gradeId } }) =>
      topicId !== undefined && /^E\d/.test(topicId) && !topicId.startsWith(`${gradeId.replace('G', 'E')}-`),
  );
  expect(strange.map(handleOf)).toEqual([]);
});

test('the questions listed as exceptions have no topic', () => {
  const without = english.filter(({ facts }) => facts.topicId === undefined).map(handleOf);
  const idle = [...otherGrammar, ...otherSubjects].filter(
    (handle) => !without.some((question) => question.startsWith(handle)),
  );
  expect(idle).toEqual([]);
});
