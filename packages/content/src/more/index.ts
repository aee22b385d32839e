/** Questions that came after the first system bank: databases that have that bank get them at their next start. */
import type { SeedQuestion } from '../kit.ts';
import { furtherEntrance } from '../english/entrance/further.ts';
import { entranceSets } from '../english/entrance/index.ts';
import {
  furtherOf1012,
  furtherOfNine,
  moreGrammar,
  spareOfTerms,
  termReadings,
  termSentences,
} from '../english/term/index.ts';
import { fifthOf12 } from '../english/term/fifth/grade-12.ts';
import { fifthOf6 } from '../english/term/fifth/grade-6.ts';
import { fifthOf7 } from '../english/term/fifth/grade-7.ts';
import { fifthOf8 } from '../english/term/fifth/grade-8.ts';
import { fifthOf9 } from '../english/term/fifth/grade-9.ts';
import { fifthOf10 } from '../english/term/fifth/grade-10.ts';
import { fifthOf11 } from '../english/term/fifth/grade-11.ts';
import { sixthOf12 } from '../english/term/sixth/grade-12.ts';
import { sixthOf6 } from '../english/term/sixth/grade-6.ts';
import { sixthOf7 } from '../english/term/sixth/grade-7.ts';
import { sixthOf8 } from '../english/term/sixth/grade-8.ts';
import { sixthOf9 } from '../english/term/sixth/grade-9.ts';
import { sixthOf10 } from '../english/term/sixth/grade-10.ts';
import { sixthOf11 } from '../english/term/sixth/grade-11.ts';
import { peopleListening69 } from '../english/listening/people-6-9.ts';
import { peopleListening } from '../english/listening/people.ts';
import { termListening } from '../english/listening/terms.ts';
import { flyersPapers } from '../english/exams/flyers.ts';
import { firstShorts } from '../english/exams/first-short.ts';
import { keyPapers } from '../english/exams/key.ts';
import { moversPapers } from '../english/exams/movers.ts';
import { fifthFlyers } from '../english/exams/flyers-fifth.ts';
import { fourthFlyers } from '../english/exams/flyers-fourth.ts';
import { ieltsPaper } from '../english/exams/ielts.ts';
import { fifthKey } from '../english/exams/key-fifth.ts';
import { fourthKey } from '../english/exams/key-fourth.ts';
import { fifthMovers } from '../english/exams/movers-fifth.ts';
import { fourthMovers } from '../english/exams/movers-fourth.ts';
import { furtherPreliminary, latestPreliminary, preliminaryPaper } from '../english/exams/preliminary.ts';
import { spareQuestions } from '../english/exams/spare.ts';
import { fifthStarters } from '../english/exams/starters-fifth.ts';
import { fourthStarters } from '../english/exams/starters-fourth.ts';
import { startersPapers } from '../english/exams/starters.ts';
import { firstGrades } from '../english/primary/first-grades.ts';
import { primaryUnits } from '../english/primary/units/index.ts';
import { primaryEnglish } from '../english/primary/index.ts';
import { sentenceQuestions } from '../english/entrance/sentences.ts';
import { moreShortReadings } from '../english/units/more-readings.ts';
import { shortReadings } from '../english/units/readings.ts';
import {
  furtherGraduationSets,
  graduationSets,
  latestGraduationSets,
  orderingsOf2027,
  readingsOf2026,
  setsOf2027,
  setsOf2028,
} from '../english/graduation/index.ts';
import { soundQuestions } from '../english/sounds.ts';
import { unitsOf6 } from '../english/units/grade-6.ts';
import { unitsOf7 } from '../english/units/grade-7.ts';
import { unitsOf8 } from '../english/units/grade-8.ts';
import { unitsOf9 } from '../english/units/grade-9.ts';
import { unitsOf10 } from '../english/units/grade-10.ts';
import { unitsOf11 } from '../english/units/grade-11.ts';
import { unitsOf12 } from '../english/units/grade-12.ts';
import {
  entranceMathsQuestions,
  figuredQuestions,
  hardQuestions,
  juniorFigureQuestions,
  primaryFigureQuestions,
  primaryWordQuestions,
  seniorFigureQuestions,
  termQuestions,
  wordQuestions,
} from '../maths/terms/index.ts';
import { primaryFifthQuestions } from '../maths/primary/fifth/index.ts';
import { primaryFourthQuestions } from '../maths/primary/fourth/index.ts';
import { primarySixthQuestions } from '../maths/primary/sixth/index.ts';
import { primaryThirdQuestions } from '../maths/primary/third/index.ts';
import { clusters12Questions } from '../maths/terms/clusters-12.ts';
import { fifthQuestions } from '../maths/terms/fifth/index.ts';
import { sixthFigureQuestions, sixthQuestions } from '../maths/terms/sixth/index.ts';
import { fourthQuestions, fourthWritten9, laterFourth8, moreHardQuestions } from '../maths/terms/fourth/index.ts';
import { seventhQuestions } from '../maths/terms/seventh/index.ts';
import { secondQuestions } from '../maths/terms/second/index.ts';
import { clusterQuestions, thirdQuestions } from '../maths/terms/third/index.ts';
import { grade10More } from './grade-10.ts';
import { grade11More } from './grade-11.ts';
import { grade12More } from './grade-12.ts';
import { grade6More } from './grade-6.ts';
import { grade7More } from './grade-7.ts';
import { grade8More } from './grade-8.ts';
import { grade9More } from './grade-9.ts';
import { firstMore } from './first.ts';
import { graduationMore } from './graduation.ts';
import { ieltsMore } from './ielts.ts';
import type { ClipsAndPictures } from './kit.ts';
import { vstepMore } from './vstep.ts';
import type { AdditionName } from './names.ts';

export const additions: Readonly<Record<AdditionName, (media: ClipsAndPictures) => SeedQuestion[]>> = {
  'english 9': grade9More,
  'english 12': grade12More,
  'english graduation': graduationMore,
  'english 6': grade6More,
  'english 7': grade7More,
  'english 8': grade8More,
  'english 10': grade10More,
  'english 11': grade11More,
  vstep: vstepMore,
  first: firstMore,
  ielts: ieltsMore,
  'maths 9': () => termQuestions(9),
  'maths 12': () => termQuestions(12),
  'maths 10': () => termQuestions(10),
  'maths 11': () => termQuestions(11),
  'maths 8': () => termQuestions(8),
  'maths 7': () => termQuestions(7),
  'maths 6': () => termQuestions(6),
  'maths 1': () => termQuestions(1),
  'maths 2': () => termQuestions(2),
  'maths 3': () => termQuestions(3),
  'maths 4': () => termQuestions(4),
  'maths 5': () => termQuestions(5),
  'maths words 6': wordQuestions,
  'maths hard': hardQuestions,
  'english sounds': soundQuestions,
  'english units 6': unitsOf6,
  'english units 7': unitsOf7,
  'english units 8': unitsOf8,
  'english units 9': unitsOf9,
  'english units 10': unitsOf10,
  'english units 11': unitsOf11,
  'english graduation 2': graduationSets,
  'english units 12': unitsOf12,
  'maths figures': figuredQuestions,
  'english entrance': entranceSets,
  'english short readings': shortReadings,
  'maths figures 10 to 12': seniorFigureQuestions,
  'english graduation 3': furtherGraduationSets,
  'maths figures 6 to 9': juniorFigureQuestions,
  'english entrance sentences': sentenceQuestions,
  'english short readings 2': moreShortReadings,
  'english graduation 4': latestGraduationSets,
  'maths figures 1 to 5': primaryFigureQuestions,
  'maths entrance': entranceMathsQuestions,
  'english listening 6 to 9': termListening,
  'english primary': primaryEnglish,
  'maths words 1 to 5': primaryWordQuestions,
  'maths second papers 9': () => secondQuestions(9),
  'maths second papers 8': () => secondQuestions(8),
  'maths second papers 7': () => secondQuestions(7),
  'maths second papers 6': () => secondQuestions(6),
  'english listening 10 to 12': peopleListening,
  'english term readings': termReadings,
  'english term sentences': termSentences,
  'english first grades': firstGrades,
  'english graduation 5': readingsOf2026,
  'english listening by people 6 to 9': peopleListening69,
  'maths second papers 12': () => secondQuestions(12),
  'maths second papers 11': () => secondQuestions(11),
  'maths second papers 10': () => secondQuestions(10),
  'maths second papers 1 to 5': () => secondQuestions(1, 2, 3, 4, 5),
  'maths third papers 9': () => thirdQuestions(9),
  'maths statements 7 to 11': clusterQuestions,
  starters: startersPapers,
  movers: moversPapers,
  flyers: flyersPapers,
  'english graduation 6': orderingsOf2027,
  key: keyPapers,
  'english primary units': primaryUnits,
  'first listening': firstShorts,
  'starters 2': fourthStarters,
  'maths third papers 12': () => thirdQuestions(12),
  'maths third papers 11': () => thirdQuestions(11),
  'maths third papers 10': () => thirdQuestions(10),
  'maths third papers 8': () => thirdQuestions(8),
  'maths third papers 7': () => thirdQuestions(7),
  'maths third papers 6': () => thirdQuestions(6),
  'maths written 9': fourthWritten9,
  'maths third papers 1 to 5': primaryThirdQuestions,
  'maths fourth papers 9': () => fourthQuestions(9),
  'maths fourth papers 12': () => fourthQuestions(12),
  'maths fourth papers 7': () => fourthQuestions(7),
  'maths fourth papers 8': () => fourthQuestions(8),
  'maths hard 2': moreHardQuestions,
  'movers 2': fourthMovers,
  'flyers 2': fourthFlyers,
  'key 2': fourthKey,
  'english graduation 7': setsOf2027,
  preliminary: preliminaryPaper,
  'english grammar 8, 10 and 11': moreGrammar,
  'english 9 further': furtherOfNine,
  'ielts 2': ieltsPaper,
  'english 10 to 12 further': furtherOf1012,
  'spare questions of exams': spareQuestions,
  'spare questions of term tests': spareOfTerms,
  'maths fourth papers 1 to 5': primaryFourthQuestions,
  'maths statements 12': clusters12Questions,
  'maths fourth papers 8, later tests': laterFourth8,
  'maths fourth papers 10': () => fourthQuestions(10),
  'maths fourth papers 11': () => fourthQuestions(11),
  'maths fourth papers 6': () => fourthQuestions(6),
  'english 12 fifth papers': fifthOf12,
  'english 6 fifth papers': fifthOf6,
  'english 7 fifth papers': fifthOf7,
  'english 8 fifth papers': fifthOf8,
  'english 9 fifth papers': fifthOf9,
  'english 10 fifth papers': fifthOf10,
  'english 11 fifth papers': fifthOf11,
  'english graduation 8': setsOf2028,
  'maths fifth papers 12': () => fifthQuestions(12),
  'maths fifth papers 10': () => fifthQuestions(10),
  'maths fifth papers 11': () => fifthQuestions(11),
  'maths fifth papers 6': () => fifthQuestions(6),
  'maths fifth papers 7': () => fifthQuestions(7),
  'maths fifth papers 8': () => fifthQuestions(8),
  'maths fifth papers 9': () => fifthQuestions(9),
  'maths fifth papers 3': () => primaryFifthQuestions(3),
  'maths fifth papers 5': () => primaryFifthQuestions(5),
  'preliminary 2': furtherPreliminary,
  'maths sixth papers 1 to 5': primarySixthQuestions,
  'maths sixth papers 10': () => sixthQuestions(10),
  'maths sixth papers 11': () => sixthQuestions(11),
  'maths sixth papers 12': () => sixthQuestions(12),
  'maths sixth papers 6': () => sixthQuestions(6),
  'maths figures 10 and 12 further': sixthFigureQuestions,
  'english 6 sixth papers': sixthOf6,
  'english 7 sixth papers': sixthOf7,
  'english 8 sixth papers': sixthOf8,
  'english 9 sixth papers': sixthOf9,
  'english 10 sixth papers': sixthOf10,
  'english 11 sixth papers': sixthOf11,
  'english 12 sixth papers': sixthOf12,
  'english entrance 2': furtherEntrance,
  'preliminary 3': latestPreliminary,
  'starters 3': fifthStarters,
  'movers 3': fifthMovers,
  'flyers 3': fifthFlyers,
  'key 3': fifthKey,
  'maths seventh papers 9': () => seventhQuestions(9),
  'maths seventh papers 10': () => seventhQuestions(10),
  'maths seventh papers 12': () => seventhQuestions(12),
};
