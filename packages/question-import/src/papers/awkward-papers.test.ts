import { describe, expect, test } from 'vitest';
import { awkwardPapers, comparePaper } from './testing/awkward-papers.ts';
import { habitPapers, linesAsWord, questionLine, readHabit, rulePapers } from './testing/habits.ts';
import { readStranger, strangerFiles, strangerLine, strangerPapers, strangerState } from './testing/stranger-papers.ts';
import { exportedPapers } from './testing/exported-papers.ts';
import { readAgain, readPaper } from './index.ts';

describe('papers with one habit or trap each', () => {
  test.each(awkwardPapers)('$name', ({ read, expected }) => {
    const { questions, leftover } = read();
    expect({ questions: questions.map(({ notes: _, ...one }) => one), leftover }).toEqual(expected);
  });
  test('all 83 are read', () => {
    expect(awkwardPapers).toHaveLength(83);
  });
});

test('the comparison counts missed, wrong and invented parts, and what is ready while wrong', () => {
  const { read, expected, name } = awkwardPapers.find((one) => one.name === 'k01')!;
  const paper = read();
  expect(comparePaper(name, paper, expected)).toEqual({
    name,
    questions: [3, 3],
    options: [12, 12],
    keys: [3, 3],
    wrongKeys: 0,
    inventedKeys: 0,
    readyWhileWrong: 0,
    ready: 3,
  });
  const [first, second, third] = expected.questions as [
    (typeof expected.questions)[number],
    (typeof expected.questions)[number],
    (typeof expected.questions)[number],
  ];
  const other = {
    ...expected,
    questions: [
      { ...first, key: 'A' },
      { ...second, key: null },
      { ...third, options: ['một'] },
    ],
  };
  expect(comparePaper(name, paper, other)).toMatchObject({
    questions: [3, 3],
    options: [9, 9],
    keys: [1, 2],
    wrongKeys: 1,
    inventedKeys: 1,
    readyWhileWrong: 3,
  });
  expect(comparePaper(name, paper, { ...expected, questions: [first] })).toMatchObject({ readyWhileWrong: 2 });
});

test.each(habitPapers)('habits of writers: $name', (paper) => {
  const { questions, leftover } = readHabit(paper);
  expect({ questions: questions.map(questionLine), leftover }).toEqual({
    questions: paper.questions,
    leftover: paper.leftover,
  });
});

test.each(rulePapers)('one rule each: $name', (paper) => {
  const { questions, leftover } = readHabit(paper);
  expect({ questions: questions.map(questionLine), leftover }).toEqual({
    questions: paper.questions,
    leftover: paper.leftover,
  });
});

test('a paper is read again from its blocks with the same lines, objects and questions', () => {
  for (const { text } of habitPapers) {
    const { paper, source } = readPaper(linesAsWord(text));
    expect(readAgain(JSON.parse(JSON.stringify(source)) as typeof source, {})).toEqual(paper);
  }
});

test.each(strangerPapers)('papers by somebody who had not read the rules: $name', (paper) => {
  const { questions, leftover } = readStranger(paper);
  expect(questions.map(strangerLine)).toEqual(paper.questions);
  if (paper.states) expect(questions.map(strangerState)).toEqual(paper.states);
  if (paper.leftover) expect(leftover).toEqual(paper.leftover);
  const ready = questions.filter(({ state }) => state === 'ready');
  expect(ready.filter(({ key, kind }) => key === null && kind !== 'essay')).toEqual([]);
  if (paper.wanted) expect(ready.map(strangerLine).filter((line) => !paper.wanted!.includes(line))).toEqual([]);
});

test.each(exportedPapers)('papers as programs write them: $name', ({ read, ...paper }) => {
  const { questions, leftover } = read();
  expect({
    name: paper.name,
    questions: questions.map(strangerLine),
    states: questions.map(strangerState),
    leftover,
  }).toEqual(paper);
});

test.each(strangerFiles)('files by people who saw neither the reader nor its papers: $file', async (file) => {
  const { questions } = await file.read();
  expect(questions.map((one) => `${strangerState(one)} | ${strangerLine(one)}`)).toEqual(
    file.questions.map((line, at) => `${file.states[at]} | ${line}`),
  );
});
