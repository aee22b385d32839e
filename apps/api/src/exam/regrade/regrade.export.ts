/** The preview of a regrade as a workbook: one row per learner, marks as numbers. */
import { resultLevel } from '@vumon/domain';
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/results-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/results-export.vi.json' with { type: 'json' };
import { answersAt } from '@vumon/question-types';
import { textOfPicks } from '#exam/results';
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import { makeWorkbook, workbookType } from '../../platform/spreadsheet.ts';
import { itemToRegrade, type Asked } from './checked-step.ts';
import { preview } from './regrade.service.ts';

const translate = createTranslator('results-export', { vi, en });

/** Errors: those of the preview. */
export async function previewFile(context: SignedInContext, assignmentId: string, asked: Asked): Promise<FileReply> {
  const t = translate.in(context.locale);
  const { assignment, question, column } = await itemToRegrade(context, assignmentId, asked.number);
  const { rows } = await preview(context, assignmentId, asked);
  const place = answersAt(question.code, question.content, column.item)[0];
  const nameOf = (option: string) => translate.find('options', option, context.locale);
  const { title, className } = assignment;
  const file = await makeWorkbook({
    sheet: t('regrade.sheet', { number: asked.number }),
    columns: [
      { header: t('number'), width: 6, value: (_, index) => index + 1 },
      { header: t('code'), width: 14, value: (row) => row.code },
      { header: t('lastName'), width: 24, value: (row) => row.lastName },
      { header: t('firstName'), width: 12, value: (row) => row.firstName },
      { header: t('class'), width: 12, value: (row) => row.className },
      {
        header: t('regrade.answer'),
        width: 24,
        value: (row) => (place ? textOfPicks(row.given, place, nameOf) : null),
      },
      { header: t('regrade.before'), width: 10, value: (row) => row.before / 100 },
      { header: t('regrade.after'), width: 10, value: (row) => row.after / 100 },
      { header: t('regrade.change'), width: 10, value: (row) => (row.after - row.before) / 100 },
      { header: t('regrade.levelBefore'), width: 12, value: (row) => t(`levels.${resultLevel(row.before)}`) },
      { header: t('regrade.levelAfter'), width: 12, value: (row) => t(`levels.${resultLevel(row.after)}`) },
    ],
    rows,
  });
  return {
    file,
    name: `${t('regrade.fileName', { title, className, number: asked.number })}.xlsx`,
    mime: workbookType,
  };
}
