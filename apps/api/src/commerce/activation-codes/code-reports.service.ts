/** Reports on activation codes: batches, and who used which code when. */
import type { activationCodeRoutes, CodeUse, ParsedInput } from '@vumon/contract';
import { formatActivationCode } from '@vumon/domain';
import { audit } from '#platform/audit';
import { catalogueFor } from '#people/packages';
import { dayRange, iso } from '../../platform/clock.ts';
import type { App, FileReply, SignedInContext } from '../../platform/http/context.ts';
import { mostFileRows } from '../../platform/spreadsheet.ts';
import { usesWorkbook } from './activation-codes.workbook.ts';
import { listAllUses, listBatches, type UseFilter, type UseReportRow } from './code-reports.queries.ts';
import { decryptCode } from './encrypted-codes.ts';

type Routes = typeof activationCodeRoutes;

export async function batchesPage(
  { db }: SignedInContext,
  query: ParsedInput<Routes['GET /itf/active-codes/batches']>['query'],
) {
  const { rows, total } = await listBatches(db, query);
  return {
    items: rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) })),
    page: { page: query.page, size: query.size, total },
  };
}

const filterOf = (query: ParsedInput<Routes['GET /itf/active-codes/uses/file']>['query']): UseFilter => ({
  batchId: query.batchId,
  partnerId: query.partnerId,
  ...dayRange('Asia/Ho_Chi_Minh', query),
});

function useView(app: App, { encrypted, code: typed, usedAt, ...row }: UseReportRow): CodeUse {
  const code = encrypted ? decryptCode(app, encrypted) : typed;
  return {
    codeId: row.codeId,
    userId: row.userId,
    fullName: row.fullName,
    contact: row.contact,
    usedAt: iso(usedAt),
    code: code === null ? null : formatActivationCode(code),
    batchName: row.batchName,
    partner: row.partner,
    packageCode: row.packageCode,
    examName: row.examName,
    examType: row.examType,
  };
}

export async function usesPage(
  { app, db }: SignedInContext,
  { page, size, ...query }: ParsedInput<Routes['GET /itf/active-codes/uses']>['query'],
) {
  const { rows, total } = await listAllUses(db, filterOf(query), { page, size });
  return { items: rows.map((row) => useView(app, row)), page: { page, size, total } };
}

export async function usesFile(
  context: SignedInContext,
  query: ParsedInput<Routes['GET /itf/active-codes/uses/file']>['query'],
): Promise<FileReply> {
  const { app, db, actor, now, locale } = context;
  const { rows } = await listAllUses(db, filterOf(query), { page: 0, size: mostFileRows + 1 });
  // Audited because the file contains names and contacts.
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'activation-code-uses-exported',
    kind: 'user',
    id: actor.userId,
    details: { rows: Math.min(rows.length, mostFileRows) },
  });
  return usesWorkbook(
    rows.map((row) => useView(app, row)),
    await catalogueFor(context),
    locale,
  );
}
