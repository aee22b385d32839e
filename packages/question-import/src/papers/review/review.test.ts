import { makeDocx, math, mathRun, paragraph, picture, png, run } from '@vumon/word/testing';
import { describe, expect, test } from 'vitest';
import { parseContent, plainTextOf } from '@vumon/question-types';
import { itemIdOf } from '@vumon/question-types/composite';
import { mediaOfKey, parseKey } from '@vumon/question-types/scoring';
import { problemsOf } from '@vumon/question-types/validators';
import {
  isFormula,
  isPaperText,
  noChanges,
  readPaper,
  readPaperText,
  reviewPaper,
  withKeys,
  type PieceChange,
  type ReviewChanges,
} from '../index.ts';
import { storePaper } from './stored.ts';
import { corpus, documentOf } from '../testing/corpus.ts';
import { linesAsWord } from '../testing/habits.ts';

const lines = (...texts: readonly string[]): string => texts.map((text) => paragraph(run(text))).join('');

test('every line of every paper has one place, and every question has a draft', async () => {
  for (const written of corpus) {
    const { name, expected } = written;
    const { paper, files } = storePaper(await documentOf(written));
    const { questions, pieces } = reviewPaper(
      paper,
      files.map(() => 'media-of-file'),
      noChanges,
      'Bài viết',
    );
    expect(pieces.map(({ line }) => line)).toEqual(paper.pieces.map((_, at) => at + 1));
    expect(
      questions.flatMap(({ labels }) => labels),
      name,
    ).toHaveLength(expected.length);
    const rows = new Set(questions.map(({ line }) => line));
    for (const { place } of pieces) if (place.in === 'question') expect(rows.has(place.question), name).toBe(true);
    for (const { draft } of questions) expect(draft, name).not.toBeNull();
  }
});

test('after any decisions about unrecognized lines none is lost and none is in two questions', () => {
  const { paper } = readPaper(
    makeDocx({
      body: lines(
        'Câu 1. Một?',
        'A. 1',
        'B. 2',
        'C. 3',
        'Dòng lẻ thứ nhất.',
        'Dòng lẻ thứ hai.',
        'Câu 2. Hai?',
        'A. 1',
        'B. 2',
        'C. 3',
        'Dòng lẻ thứ ba.',
      ),
    }),
  );
  const leftover = [5, 6, 11];
  const ways: readonly (PieceChange | null)[] = [
    null,
    { to: 'aside' },
    { to: 'new' },
    ...[1, 7, 5, 99].flatMap((question): PieceChange[] => [
      { to: 'stem', question },
      { to: 'lead', question },
      { to: 'solution', question },
    ]),
  ];
  for (const a of ways)
    for (const b of ways)
      for (const c of ways) {
        const changes: ReviewChanges = {
          ...noChanges,
          pieces: Object.fromEntries([a, b, c].flatMap((way, at) => (way ? [[String(leftover[at]), way]] : []))),
        };
        const { questions, pieces } = reviewPaper(paper, [], changes, '');
        const texts = questions.map(({ draft }) => JSON.stringify(draft));
        for (const [at, line] of leftover.entries()) {
          const words = `Dòng lẻ thứ ${['nhất', 'hai', 'ba'][at]!}.`;
          const { place } = pieces[line - 1]!;
          const holders = questions.filter((_, index) => texts[index]!.includes(words)).map((one) => one.line);
          expect(holders).toEqual(place.in === 'question' ? [place.question] : []);
        }
      }
});

test('lines behind the options are a doubt until they have a place', () => {
  const { paper } = readPaper(makeDocx({ body: lines('Câu 1. Một?', 'A. 1\tB. 2\tC. 3', 'Dòng lẻ.', 'Dòng nữa.') }));
  const doubts = (pieces: ReviewChanges['pieces']) =>
    reviewPaper(paper, [], { ...noChanges, pieces }, '').questions[0]!.notices.map(({ code }) => code);
  expect(doubts({})).toEqual(['LINES_AFTER']);
  expect(doubts({ '3': { to: 'stem', question: 1 } })).toEqual(['LINES_AFTER']);
  expect(doubts({ '3': { to: 'stem', question: 1 }, '4': { to: 'aside' } })).toEqual([]);
});

test('labels and letters of options are found again in the markup of their lines', () => {
  const { paper } = readPaper(
    makeDocx({
      media: { 'image1.png': png },
      body:
        lines('ĐỀ KIỂM TRA', 'Câu 1. Từ điểm A. Hỏi $x$?', 'A. một\tB. hai', '\t*C. A. ba', 'D) bốn', 'Đáp án: B') +
        paragraph(picture('image1') + run('Câu 2.', '<w:b/>') + run(' Cho x') + run('2', sup) + run(' thì?')) +
        paragraph(run('x ') + run('2', sup) + run(' ') + run('A', '<w:u w:val="single"/>') + run('. một  B. hai')) +
        lines('C. ba'),
    }),
  );
  const letters = (markup: string): string =>
    plainTextOf(markup.replace(/\uE000\d+\uE001/g, ''), { math: () => '' }).replace(/\s/g, '');
  expect(
    paper.pieces.map(({ markup, signs = [] }) =>
      signs.map(({ kind, from, to }) => `${kind} ${letters(markup).slice(from, to)}`),
    ),
  ).toEqual([
    [],
    ['label Câu1.'],
    ['option A.', 'option B.'],
    ['option C.'],
    ['option D)'],
    [],
    ['label Câu2.'],
    ['option A.', 'option B.'],
    ['option C.'],
  ]);
});
const sup = '<w:vertAlign w:val="superscript"/>';

describe('formatting and pictures of a file', () => {
  test('no option keeps a mark that reveals the key', async () => {
    for (const mark of ['underline', 'bold', 'highlight', 'colour', 'star']) {
      const one = corpus.find(({ name }) => name === `tabs, key by ${mark}`)!;
      const { paper } = readPaper(await one.bytes());
      for (const { options } of paper.questions) expect(options.join(' '), mark).not.toMatch(/%[biu]%|\*/);
    }
  });
  test('statements keep their own levels', () => {
    const { paper } = readPaper(
      makeDocx({
        body: lines(
          'PHẦN II. ĐÚNG SAI',
          'Câu 1. Xét số 12.',
          'a) [NB] Chẵn. (Đ)',
          'b) Lẻ. (S)',
          'c) (VD) Dương.',
          'd) Âm. [VDC]',
        ),
      }),
    );
    const [question] = reviewPaper(paper, [], noChanges, '').questions;
    const { items } = question!.draft!.content as { items: { stem: string; level?: string }[] };
    expect(items.map(({ stem, level }) => [stem, level])).toEqual([
      ['Chẵn.', 'M1'],
      ['Lẻ.', undefined],
      ['Dương.', 'M3'],
      ['Âm.', 'M4'],
    ]);
  });
  test('three statements, essays and short answers become publishable questions', () => {
    const { paper } = readPaper(
      makeDocx({
        body: lines(
          'Câu 1. Xét ba số.',
          'a) Số thứ nhất chẵn. (Đ)',
          'b) Số thứ hai lẻ. (S)',
          'c) Số thứ ba chẵn. (Đ)',
          'Câu 2. Chứng minh tam giác cân.',
          'Câu 3. Điền từ: Thủ đô là ____.',
          'Đáp án: Hà Nội',
        ),
      }),
    );
    const { questions } = reviewPaper(paper, [], noChanges, 'Bài làm');
    expect(questions.map(({ draft }) => draft!.type)).toEqual(['TF2', 'EW1', 'FB1']);
    for (const { draft } of questions)
      expect(problemsOf(draft!.type, draft!.content as never, draft!.answerKey as never)).toEqual([]);
  });
});

test('pasted text with numbered questions is recognized as a paper, GIFT is not', () => {
  expect(isPaperText('Câu 1. Một?\nA. 1\nCâu 2. Hai?\nA. 2')).toBe(true);
  expect(isPaperText('Câu 1. Một?{=1 ~2}\n\nCâu 2. Hai?{=2 ~1}')).toBe(false);
  expect(isPaperText('Thủ đô của Pháp?{=Paris ~Rome}')).toBe(false);
  expect(isPaperText('Thủ đô của Pháp?{=Paris ~Rome')).toBe(false);
  expect(isPaperText('Hãy kể lại câu chuyện. {}')).toBe(false);
  expect(isPaperText('$CATEGORY: Toán 9\n\nHai cộng hai')).toBe(false);
  expect(isPaperText('// ghi chú\nHai cộng hai')).toBe(false);
  expect(isPaperText('::Câu 1:: Hai cộng hai')).toBe(false);
  expect(isPaperText('Chỉ là vài dòng chữ.\nTập hợp {1; 2; 3} có ba phần tử.')).toBe(true);
  expect(readPaperText('Câu 1. Một?\nA. 1\tB. 2\tC. 3').paper.questions[0]!.options).toEqual(['1', '2', '3']);
});

test('formulas may contain Vietnamese words, and typed TeX is recognized', () => {
  expect(isFormula('v=\\text{vận tốc của vật}')).toBe(true);
  expect(isFormula('\\href{https://example.com}{x}')).toBe(false);
  expect(isFormula('x$y')).toBe(false);
  const { paper } = readPaper(
    makeDocx({
      body:
        paragraph(run('Câu 1. Cho $x^2+1=0$, \\(y\\) và giá 5$ hay $6, ') + math(mathRun('mật độ'))) +
        lines('A. $\\unknown{x}$', 'B. $a$', 'C. $5 and $6', 'D. \\[\\frac12\\]'),
    }),
  );
  expect(paper.questions[0]).toMatchObject({
    stem: 'Cho $x^2+1=0$, $y$ và giá 5$ hay $6, $\\text{mật độ}$',
    options: ['\\$\\unknown{x}\\$', '$a$', '$5 and $6', '$\\frac12$'],
  });
  expect(paper.objects).toEqual([]);
  expect(isPaperText('Câu 1. Cho $\\frac{T}{2}$ và \\sqrt{x=1}\nCâu 2. $x_{T}$')).toBe(true);
});

test('a picture between words keeps its place by its name, one at the end of a line stands by itself', () => {
  const { paper } = readPaper(
    makeDocx({
      media: { 'image1.png': png },
      body:
        paragraph(
          run('Câu 1. Mạch ') + picture('image1', 'mạch') + run(' mắc với ') + picture('image1') + run(' thì?'),
        ) +
        lines('A. 1', 'B. 2', 'C. 3') +
        paragraph(run('Câu 2. Xem hình. ') + picture('image1')) +
        lines('A. 1', 'B. 2', 'C. 3'),
    }),
  );
  const contents = reviewPaper(paper, ['m'], noChanges, '').questions.map(
    ({ draft }) => draft!.content as { items: { stem: string }[]; images: object[] },
  );
  expect(contents.map(({ items, images }) => [items[0]!.stem, images])).toEqual([
    [
      'Mạch (hình 1) mắc với (hình 2) thì?',
      [
        { media: 'm', alt: 'mạch', caption: 'hình 1' },
        { media: 'm', alt: '', caption: 'hình 2' },
      ],
    ],
    ['Xem hình.', [{ media: 'm', alt: '' }]],
  ]);
});

test('names of pictures are not repeated within a question, and those of options stand where they can be seen', () => {
  const inside = (before: string, behind: string): string => paragraph(run(before) + picture('image1') + run(behind));
  const { paper } = readPaper(
    makeDocx({
      media: { 'image1.png': png },
      body:
        inside('Câu 1. Trong hình 2, mạch ', ' mắc với gì?') +
        inside('A. Mạch ', ' mắc trước.') +
        paragraph(run('B. ') + picture('image1')) +
        lines('C. Không gì') +
        inside('Lời giải: Thay ', ' vào.') +
        inside('Câu 2. Mạch ', ' là gì?') +
        lines('A. 1', 'B. 2', 'C. 3'),
    }),
  );
  const [first, second] = reviewPaper(paper, ['m'], noChanges, '').questions.map(({ draft }) => draft!);
  expect(first!.content).toMatchObject({
    items: [
      {
        stem: 'Trong hình 2, mạch (hình 3) mắc với gì?',
        options: [{ text: 'Mạch (hình 4) mắc trước.' }, { text: '', image: { media: 'm' } }, { text: 'Không gì' }],
      },
    ],
    images: [{ caption: 'hình 3' }, { caption: 'hình 4' }],
  });
  expect((first!.content as { items: { options: object[] }[] }).items[0]!.options[0]).not.toHaveProperty('image');
  expect(first!.answerKey).toMatchObject({ explanationImages: [{ caption: 'hình 5' }] });
  expect(second!.content).toMatchObject({ items: [{ stem: 'Mạch (hình 1) là gì?' }], images: [{ caption: 'hình 1' }] });
});

test('the line that ends a paper is not its name', () => {
  const body = lines('Câu 1. Một?', 'A. 1', 'B. 2', 'C. 3', '---- THE END ----');
  expect(readPaper(makeDocx({ body })).paper.title).toBe('');
});

test('what pupils have to do is not its name', () => {
  const named = (...above: string[]) =>
    readPaper(makeDocx({ body: lines(...above, 'Câu 1. Một?', 'A. 1', 'B. 2', 'C. 3') })).paper.title;
  expect(named('Khoanh vào chữ cái đặt trước câu trả lời đúng:')).toBe('');
  expect(named('Ôn hè lớp 5', 'Choose the correct answer.')).toBe('Ôn hè lớp 5');
  expect(named('Trường THCS Hoa Sen')).toBe('Trường THCS Hoa Sen');
});

test('a short explanation beside its heading is kept, a heading alone is not', () => {
  const question = ['A. 1', 'B. 4', 'C. 3', 'Đáp án: B'];
  const body = lines(
    'Câu 1. 2 + 2?',
    ...question,
    'Lời giải: 2 + 2 = 4.',
    'Câu 2. Hai?',
    ...question,
    'Lời giải chi tiết:',
    'Vì thế.',
  );
  const { questions } = readPaper(makeDocx({ body })).paper;
  expect(questions.map(({ solution }) => solution)).toEqual(['Lời giải: 2 + 2 = 4.', 'Vì thế.']);
});

test('a caption below a picture stays with it, and pictures of statements have their letters', () => {
  const { paper } = readPaper(
    makeDocx({
      media: { 'image1.png': png },
      body:
        lines('Câu 1. Xem hình.') +
        paragraph(picture('image1')) +
        lines('Hình 1.2', 'Hình nào đúng?', 'A. 1', 'B. 2', 'C. 3', 'PHẦN II. ĐÚNG SAI', 'Câu 1. Xét các mạch.') +
        lines('a) Một. (Đ)') +
        paragraph(run('b) Hai. (S) ') + picture('image1')) +
        lines('c) Ba. (Đ)', 'd) Bốn. (S)'),
    }),
  );
  const [first, second] = reviewPaper(paper, ['m'], noChanges, '').questions.map(({ draft }) => draft!.content);
  expect(first).toMatchObject({
    items: [{ stem: 'Xem hình.\nHình nào đúng?' }],
    images: [{ media: 'm', caption: 'Hình 1.2' }],
  });
  expect(second).toMatchObject({ images: [{ media: 'm', caption: 'b)' }] });
});

test('pictures of a solution are imported with its text; one that browsers cannot draw is a problem', () => {
  const { paper, files } = readPaper(
    makeDocx({
      media: { 'image1.png': png },
      body:
        lines('Câu 1. Một?', 'A. 1', 'B. 2', 'C. 3', 'Đáp án: A', 'Lời giải', 'Xem hình.') +
        paragraph(picture('image1', 'đồ thị')) +
        lines('Đọc đoạn văn sau và trả lời câu 2 đến câu 3.', 'Cây xanh làm sạch không khí.') +
        [2, 3]
          .map(
            (at) =>
              lines(`Câu ${at}. Hỏi?`, 'A. 1', 'B. 2', 'C. 3', 'Đáp án: B', 'Lời giải') + paragraph(picture('image1')),
          )
          .join(''),
    }),
  );
  const keysOf = (media: readonly (string | null)[]) =>
    reviewPaper(paper, media, noChanges, '').questions.map(({ draft, problems }) => {
      const { explanation, explanationImages } = draft!.answerKey as {
        explanation: string;
        explanationImages?: object[];
      };
      return [explanation, explanationImages, problems.map(({ code }) => code)];
    });
  expect(files).toHaveLength(1);
  const image = { media: 'media-of-file', alt: '' };
  expect(keysOf(['media-of-file'])).toEqual([
    ['Xem hình.', [{ ...image, alt: 'đồ thị' }], []],
    ['', [image, image], []],
  ]);
  expect(keysOf([null])).toEqual([
    ['Xem hình.', undefined, ['PICTURE_UNSEEN']],
    ['', undefined, ['PICTURE_UNSEEN']],
  ]);
  for (const { draft } of reviewPaper(paper, ['media-of-file'], noChanges, '').questions) {
    expect(problemsOf(draft!.type, draft!.content as never, draft!.answerKey as never)).toEqual([]);
    expect(parseKey(draft!.type, draft!.schemaVersion, draft!.answerKey).ok).toBe(true);
    expect(mediaOfKey(draft!.type, draft!.answerKey as never)).toEqual(['media-of-file']);
  }
});

test('questions of several kinds on one text are one question with a part for each', () => {
  const { paper } = readPaper(
    makeDocx({
      body: lines(
        'Đọc đoạn văn sau và trả lời từ câu 1 đến câu 4.',
        'Vườn trường có 12 cây xoài.',
        'Câu 1. Vườn có cây gì?',
        'A. xoài',
        'B. mít',
        'C. ổi',
        'Đáp án: A',
        'Câu 2. Xét các mệnh đề.',
        'a) Vườn có 12 cây. (Đ)',
        'b) Vườn có mít. (S)',
        'c) Vườn rộng. (S)',
        'd) Vườn có xoài. (Đ)',
        'Câu 3. Vườn có mấy cây?',
        'Đáp án: 12',
        'Câu 4. Xét hai mệnh đề.',
        'a) Một. (Đ)',
        'b) Hai. (S)',
        'Lời giải',
        'Đọc lại.',
      ),
    }),
  );
  const { questions, pieces } = reviewPaper(paper, [], noChanges, '');
  expect(questions).toHaveLength(1);
  const [{ draft, labels }] = questions as [(typeof questions)[number]];
  expect(labels).toEqual([1, 2, 3, 4]);
  const content = draft!.content as {
    passage: { text: string };
    instructions: string;
    parts: { id: string; type: string }[];
  };
  expect(content.passage.text).toBe('Vườn trường có 12 cây xoài.');
  expect(content.instructions).toContain('Đọc đoạn văn');
  expect(content.parts.map(({ type }) => type)).toEqual(['MC1', 'TF5', 'FB8', 'TF2']);
  expect(JSON.stringify(content.parts)).not.toContain('Vườn trường');
  expect(parseContent(draft!.type, draft!.schemaVersion, draft!.content).ok).toBe(true);
  expect(parseKey(draft!.type, draft!.schemaVersion, draft!.answerKey).ok).toBe(true);
  expect(problemsOf(draft!.type, draft!.content as never, draft!.answerKey as never)).toEqual([]);
  expect(pieces.filter(({ place }) => place.in === 'unknown')).toEqual([]);
  // Corrected keys use the item's id in the whole question.
  const changed = withKeys(draft!, { [itemIdOf('p1', 'q1')]: ['b'], [itemIdOf('p3', 'g1')]: ['13'] });
  const parts = (changed.answerKey as { parts: Record<string, { key: Record<string, unknown> }> }).parts;
  expect(parts['p1']!.key['correct']).toEqual({ q1: ['b'] });
  expect(parts['p3']!.key['gaps']).toMatchObject({ g1: { accepted: ['13'] } });
  expect(parts['p2']).toEqual(
    (draft!.answerKey as typeof changed.answerKey as { parts: Record<string, object> }).parts['p2'],
  );
});

test('what the answers say about a task in writing stands in its explanation, wherever it is printed', () => {
  const explained = (...answers: readonly string[]) => {
    const { paper, files } = readPaper(
      linesAsWord(['PHẦN TỰ LUẬN', 'Câu 1. Nêu vai trò của đất.', 'Câu 2. Nêu vai trò của nước.', ...answers]),
    );
    const { questions } = reviewPaper(
      paper,
      files.map(() => null),
      noChanges,
      'Bài viết',
    );
    return questions.map(({ draft }) => (draft!.answerKey as { explanation: string }).explanation);
  };
  const long = 'Đất giữ nước và nuôi cây, cho ta chỗ ở và lương thực quanh năm.';
  expect(explained('ĐÁP ÁN', `Câu 1. ${long}`, 'Câu 2. Cho người uống.')).toEqual([long, 'Cho người uống']);
  expect(explained('ĐÁP ÁN', `1. ${long}`, '2. Cho người uống và nấu ăn.')).toEqual([
    long,
    'Cho người uống và nấu ăn.',
  ]);
  expect(
    explained('ĐÁP ÁN', '| Câu | Đáp án | Điểm |', `| 1 | ${long} | 1,0 |`, '| 2 | Cho người uống. | 0,5 điểm |'),
  ).toEqual([long, 'Cho người uống.']);
  expect(explained('ĐÁP ÁN', '| Câu | Nội dung | Điểm |', `| 1 | ${long} | 1,0 |`, '| 2 | Uống. | 0,5 |')).toEqual([
    long,
    'Uống',
  ]);
  expect(explained('ĐÁP ÁN', `Câu 1. ${long}`, '1. Một ý nữa.')).toEqual([`${long}\n1. Một ý nữa.`, '']);
});

test('"Questions 3-4: …" leads its questions, which keep the text of those before', () => {
  const text = 'Tom lives in Hue with his sister. He likes fish.';
  const { paper, files } = readPaper(
    linesAsWord([
      'Read the passage about Tom.',
      text,
      'Questions 1-2: Choose the correct letter.',
      '1. Where does Tom live?',
      'A. Hue\tB. Rome\tC. Paris\tD. Oslo',
      '2. What does Tom like?',
      'A. meat\tB. fish\tC. rice\tD. milk',
      'Questions 3-4: Write TRUE or FALSE.',
      '3. Tom has a sister.',
      '4. Tom lives alone.',
      'Questions 5-6: Write the words in capital letters.',
      '5. He likes ____ .',
      '6. He lives in ____ .',
      'KEY',
      '1. A 2. B 3. TRUE 4. FALSE 5. FISH 6. HUE',
    ]),
  );
  const { questions } = reviewPaper(
    paper,
    files.map(() => null),
    noChanges,
    'Bài viết',
  );
  const shown = questions.map(({ labels, draft }) => {
    const { instructions, passage } = draft!.content as { instructions: string; passage?: { text: string } };
    return [labels, instructions, passage?.text];
  });
  expect(shown).toEqual([
    [[1, 2], expect.stringContaining('Read the passage about Tom.'), expect.stringContaining(text)],
    [[3, 4], 'Questions 3-4: Write TRUE or FALSE.', text],
    [[5, 6], 'Questions 5-6: Write the words in capital letters.', text],
  ]);
});

test('the words above the items of an exercise lead each of them, and a text above stays theirs', () => {
  const { paper } = readPaper(
    linesAsWord([
      'Bài 1. Khoanh vào chữ đặt trước câu trả lời đúng:',
      'a) Số nào chẵn?',
      'A. 3\tB. 4\tC. 5',
      'b) Số nào lẻ?',
      'A. 2\tB. 4\tC. 7',
      'Đọc đoạn văn sau và trả lời câu 2.',
      'Lan dậy lúc sáu giờ. Lan đi học lúc bảy giờ.',
      'Câu 2. Chọn đáp án đúng:',
      'a) Lan dậy lúc mấy giờ?',
      'A. 5\tB. 6\tC. 7',
      'b) Lan đi học lúc mấy giờ?',
      'A. 5\tB. 6\tC. 7',
    ]),
  );
  const asked = 'Khoanh vào chữ đặt trước câu trả lời đúng:';
  const { questions } = reviewPaper(paper, [], noChanges, 'Bài viết');
  const read = questions.map(({ draft, labels }) => {
    const { instructions } = draft!.content as { instructions: string };
    return [draft!.type, labels, instructions];
  });
  expect(read).toEqual([
    ['MC1', [1], asked],
    ['MC1', [1], asked],
    ['MC9', [2, 2], 'Chọn đáp án đúng:'],
  ]);
});
