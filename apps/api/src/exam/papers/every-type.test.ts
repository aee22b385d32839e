/** Every question type and everything that a set of papers consists of, made and rendered. */
import { describe, expect, test } from 'vitest';
import { answerKeyTable, gapWidths, listeningOf, paperOf } from '@vumon/paper';
import {
  answerSheetSource,
  keyTableSource,
  paperSource,
  qrModules,
  sheetsOf,
  solutionsSource,
} from '@vumon/paper/typst';
import { sampleExam } from '@vumon/paper/testing/exams';
import { wordPaper } from '@vumon/paper/word';
import { questionTypeCodes } from '@vumon/question-types';
import { renderPage, renderPdf } from '../../platform/pdf/index.ts';

const head = { authority: '', school: '', year: '', subject: 'Tiếng Anh', grade: 'Lớp 9' };
const pictures = new Map();

describe.each(questionTypeCodes)('%s', (type) => {
  const { exam, keys } = sampleExam([[type]]);
  const paperIn = (locale: 'vi' | 'en') => paperOf(exam, locale, gapWidths(exam, keys, locale));

  test('is previewed, printed and written as Word', async () => {
    for (const locale of ['vi', 'en'] as const)
      for (const columns of [1, 2] as const) {
        const look = { locale, columns, code: null, sheet: columns === 1, pictures };
        const source = paperSource(paperIn(locale), head, look);
        if (locale === 'vi') expect((await renderPage(source, { page: 1, width: 200 })).page).toBe(1);
        else expect((await renderPdf(source)).length).toBeGreaterThan(1_000);
      }
    const word = await wordPaper(paperIn('vi'), head, {
      locale: 'vi',
      columns: 1,
      code: null,
      sheet: false,
      pictures: new Map(),
      marked: new Map(),
    });
    expect(word.length).toBeGreaterThan(1_000);
  });

  test('has an order of playing, a sheet, a key and solutions', async () => {
    const isHeard = listeningOf(exam).some((step) => 'media' in step);
    expect(isHeard).toBe(JSON.stringify(exam).includes('"playLimit"'));
    const sheet = { code: null, questions: sheetsOf(paperIn('vi')), mark: () => qrModules('V'), number: '1' };
    for (const source of [
      answerSheetSource('Đề', head, [sheet], 'vi'),
      keyTableSource('Đề', head, [{ code: null, table: answerKeyTable(exam, keys, 'vi') }], 'vi'),
      solutionsSource('Đề', head, [{ code: null, content: exam, keys }], new Set(), 'vi', pictures),
    ])
      expect((await renderPdf(source)).length).toBeGreaterThan(1_000);
  });
});
