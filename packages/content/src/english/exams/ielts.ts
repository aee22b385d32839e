/** What an IELTS paper needs beside the first questions of the exam: three passages and four recordings. */
import { withExplanations } from '../../explanations/evidence.ts';
import { gaps, statements, type SeedFacts, type SeedQuestion } from '../../kit.ts';
import { playedOnce, type ClipsAndPictures } from '../../more/kit.ts';
import { heard, judged, summary } from './ielts-texts.ts';
import { askedIn, notesIn, type Note } from './kit.ts';
import { examPart } from './parts.ts';

const labels = { LI: 'LISTENING', RE: 'READING' } as const;
const facts = (skill: keyof typeof labels, difficulty: SeedFacts['difficulty'], name: string): SeedFacts => ({
  gradeId: 'INT',
  subject: 'ENGLISH',
  skill,
  topicId: examPart('ielts', skill === 'LI' ? 1 : 5),
  difficulty,
  cefr: 'B2',
  seriesId: 'ielts',
  examFamily: 'IELTS',
  labels: [labels[skill]],
  name,
});

const room: Note = [
  'ielts-room',
  'Greenway Student Homes',
  [
    ['Address', 'Park ___', 'Terrace', "~there's a similar one in Park Terrace"],
    ['Floor', '___', 'third/3rd/3/three', "~It's on the third floor"],
    ['Free from the 14th of', '___', 'September', '~from the fourteenth of September'],
    ['Rent a month', '£___', '410', '~four hundred and ten pounds'],
    ['Not included in the rent', '___', 'electricity', '~but not electricity'],
    ['Ten minutes to the university by', '___', 'tram', '~or ten by tram'],
    ['Bring your own', '___', 'pillow', '~bring your own pillow'],
    ['People who share the kitchen', '___', '5/five', '~Five, including you'],
    ['Day of the visit', '___', 'Friday/Fri', '~How about Friday'],
    ['Ask for Mr', '___', 'Novak', '~N, O, V, A, K'],
  ],
];

export const ieltsPaper = (media: ClipsAndPictures): SeedQuestion[] => [
  ...notesIn(playedOnce(media), (_, name) => facts('LI', 'M2', name), [room]),
  ...heard.map(([clip, name, rows]) => askedIn(facts('LI', 'M3', name), playedOnce(media).clip(clip), rows)),
  ...judged.map(([title, text, rows]) =>
    withExplanations(
      statements(
        'TF3',
        facts('RE', 'M3', title),
        rows.map(([statement, verdict]) => [statement, verdict] as const),
        '',
        {
          instructions: 'Read the passage. Are the statements true, false or not given?',
          passage: { title, text, numbered: false },
        },
      ),
      rows.map(([, , line]) => line),
    ),
  ),
  withExplanations(
    gaps('FB2', facts('RE', 'M3', summary[0]), summary[2], summary[3], {
      instructions: 'Read the passage. Complete the summary with ONE word for each gap.',
      passage: { title: summary[0], text: summary[1], numbered: false },
      wordLimit: 1,
    }),
    summary[4],
  ),
];
