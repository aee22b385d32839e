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

const translate = createTranslator({ vi: { export: vi }, en: { export: en } });
const optionNames = new Set(Object.keys(vi.options));

/** Errors: those of the preview. */
export async function previewFile(context: SignedInContext, assignmentId: string, asked: Asked): Promise<FileReply> {
  const t = (key: string, params: Record<string, string | number> = {}) => translate(key, context.locale, params);
  const { assignment, question, column } = await itemToRegrade(context, assignmentId, asked.number);
  const { rows } = await preview(context, assignmentId, asked);
  const place = answersAt(question.code, question.content, column.item)[0];
  const nameOf = (option: string) => (optionNames.has(option) ? t(`options.${option}`) : undefined);
  const { title, className } = assignment;
  const file = await makeWorkbook(
    t('regrade.sheet', { number: asked.number }),
    [
      { header: t('number'), width: 6 },
      { header: t('code'), width: 14 },
      { header: t('lastName'), width: 24 },
      { header: t('firstName'), width: 12 },
      { header: t('class'), width: 12 },
      { header: t('regrade.answer'), width: 24 },
      { header: t('regrade.before'), width: 10 },
      { header: t('regrade.after'), width: 10 },
      { header: t('regrade.change'), width: 10 },
      { header: t('regrade.levelBefore'), width: 12 },
      { header: t('regrade.levelAfter'), width: 12 },
    ],
    rows.map((row, at) => [
      at + 1,
      row.code,
      row.lastName,
      row.firstName,
      row.className,
      place ? textOfPicks(row.given, place, nameOf) : null,
      row.before / 100,
      row.after / 100,
      (row.after - row.before) / 100,
      t(`levels.${resultLevel(row.before)}`),
      t(`levels.${resultLevel(row.after)}`),
    ]),
  );
  return {
    file,
    name: `${t('regrade.fileName', { title, className, number: asked.number })}.xlsx`,
    mime: workbookType,
  };
}
