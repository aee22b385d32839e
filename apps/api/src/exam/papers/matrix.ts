/** The matrix of a test with the names that its printed tables show. */
import type { MatrixTable } from '@vumon/domain';
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/common.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/common.vi.json' with { type: 'json' };
import type { PaperMatrix } from '@vumon/paper';
import type { Db } from '#db';
import { topicNames } from '#platform/catalogue';

const translate = createTranslator('common', { vi, en });

/** Lines are named by their topic, or else by their skill or strand. */
export async function namedMatrix(db: Db, table: MatrixTable, locale: 'vi' | 'en'): Promise<PaperMatrix> {
  const topics = await topicNames(
    db,
    table.lines.flatMap(({ topic }) => topic ?? []),
    locale,
  );
  const headed = ({ topic, skill }: MatrixTable['lines'][number]): string =>
    (topic === null ? undefined : topics.get(topic)) ?? (skill === null ? '' : translate(`skills.${skill}`, locale));
  return { table, names: Object.fromEntries(table.lines.map((line) => [line.id, headed(line)])) };
}
