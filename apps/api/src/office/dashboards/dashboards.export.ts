/** The dashboards as workbooks: amounts and counts are numbers, days are dates. */
import { formatPhone, vietnam, type Role } from '@vumon/domain';
import { createTranslator, formatDay } from '@vumon/i18n';
import commonEn from '@vumon/i18n/catalogs/common.en.json' with { type: 'json' };
import commonVi from '@vumon/i18n/catalogs/common.vi.json' with { type: 'json' };
import en from '@vumon/i18n/catalogs/dashboards-export.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/dashboards-export.vi.json' with { type: 'json' };
import { iso } from '../../platform/clock.ts';
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import {
  listSheet,
  makeSheets,
  mostFileRows,
  workbookType,
  type CellValue,
  type Sheet,
} from '../../platform/spreadsheet.ts';
import { getPackageFigures } from './packages.service.ts';
import { listEnding } from './packages.queries.ts';
import { moments, rangeOf, type Asked, type Days } from './range.ts';
import { listRefunds } from './turnover.queries.ts';
import { getTurnover, type AskedTurnover } from './turnover.service.ts';
import { getUserFigures } from './users.service.ts';

const translate = createTranslator('dashboards-export', { vi, en });
const common = createTranslator('common', { vi: commonVi, en: commonEn });

/** Columns as their key in the catalog, width and cell. */
type Columns<Row> = readonly (readonly [key: keyof typeof vi.columns, width: number, value: (row: Row) => CellValue])[];

function writer({ locale }: SignedInContext) {
  const t = translate.in(locale);
  return {
    t,
    named: (row: { name: string; nameEn: string }) => (locale === 'en' ? row.nameEn : row.name),
    sheetOf: <Row>(name: keyof typeof vi.sheets, rows: readonly Row[], columns: Columns<Row>): Sheet =>
      listSheet({
        sheet: t(`sheets.${name}`),
        columns: columns.map(([key, width, value]) => ({ header: t(`columns.${key}`), width, value })),
        rows,
        cut: t('cut'),
      }),
    file: async (kind: keyof typeof vi.files, { from, to }: Days, sheets: readonly Sheet[]): Promise<FileReply> => {
      const day = (one: string) => formatDay(one).replaceAll('/', '-');
      return {
        file: await makeSheets(sheets),
        name: `${t(`files.${kind}`)} ${day(from)} – ${day(to)}.xlsx`,
        mime: workbookType,
      };
    },
  };
}

export async function exportTurnover(context: SignedInContext, asked: AskedTurnover): Promise<FileReply> {
  const { t, named, sheetOf, file } = writer(context);
  const figures = await getTurnover(context, asked);
  const refunds = await listRefunds(context.db, moments(rangeOf(asked, context.now)), mostFileRows + 1);
  return file('turnover', figures, [
    sheetOf('parts', figures.parts, [
      ['from', 14, ({ from }) => ({ day: from })],
      ['to', 14, ({ to }) => ({ day: to })],
      ['orders', 10, ({ orders }) => orders],
      ['revenue', 18, ({ revenue }) => revenue],
      ['before', 18, ({ before }) => before],
      ['difference', 18, ({ revenue, before }) => revenue - before],
    ]),
    sheetOf('packages', figures.packages, [
      ['package', 30, (row) => (row.code === null ? t('singleTests') : named(row))],
      ['orders', 10, ({ orders }) => orders],
      ['revenue', 18, ({ revenue }) => revenue],
    ]),
    sheetOf('methods', figures.methods, [
      ['method', 26, ({ method }) => t(`methods.${method}`)],
      ['orders', 10, ({ orders }) => orders],
      ['revenue', 18, ({ revenue }) => revenue],
    ]),
    sheetOf('refunds', refunds, [
      ['at', 18, ({ at }) => ({ at: iso(at), zone: vietnam })],
      ['reference', 22, ({ reference }) => reference],
      ['refunded', 18, ({ amount }) => amount],
      ['reason', 50, ({ reason }) => reason],
    ]),
  ]);
}

export async function exportUsers(context: SignedInContext, asked: Asked): Promise<FileReply> {
  const { t, named, sheetOf, file } = writer(context);
  const figures = await getUserFigures(context, asked);
  const roleName = (role: Role) => common(`roles.${role}`, context.locale);
  return file('users', figures, [
    sheetOf('parts', figures.parts, [
      ['day', 14, ({ day }) => ({ day })],
      ['registered', 16, ({ registered }) => registered],
      ['registeredBefore', 18, ({ before }) => before],
      ['signedIn', 18, ({ signedIn }) => signedIn],
      ['views', 14, ({ views }) => views],
      ['uses', 14, ({ uses }) => uses],
    ]),
    sheetOf('roles', figures.roles, [
      ['role', 20, ({ role }) => roleName(role)],
      ['total', 14, ({ total }) => total],
      ['registered', 16, ({ registered }) => registered],
    ]),
    sheetOf('provinces', figures.provinces, [
      ['province', 30, (row) => (row.code === null ? t('noProvince') : named(row))],
      ['total', 14, ({ total }) => total],
      ['registered', 16, ({ registered }) => registered],
    ]),
  ]);
}

export async function exportPackages(context: SignedInContext, asked: Asked): Promise<FileReply> {
  const { named, sheetOf, file } = writer(context);
  const { db, now } = context;
  const figures = await getPackageFigures(context, asked);
  const names = new Map(figures.packages.map((row) => [row.code as string, named(row)]));
  const within = { from: new Date(now), before: new Date(now + 31 * 86_400_000) };
  const { rows } = await listEnding(db, new Date(now), within, { page: 0, size: mostFileRows + 1 });
  return file('packages', figures, [
    sheetOf('packages', figures.packages, [
      ['package', 30, (row) => named(row)],
      ['sold', 12, ({ sold }) => sold],
      ['active', 14, ({ active }) => active],
      ['ending', 18, ({ ending }) => ending],
      ['due', 18, ({ due }) => due],
      ['renewed', 14, ({ renewed }) => renewed],
    ]),
    sheetOf('ending', rows, [
      ['fullName', 30, ({ fullName }) => fullName],
      ['contact', 30, ({ contact }) => contact && formatPhone(contact)],
      ['package', 24, ({ packageCode }) => names.get(packageCode) ?? packageCode],
      ['endsAt', 18, ({ endsAt }) => ({ at: iso(endsAt), zone: vietnam })],
    ]),
  ]);
}
