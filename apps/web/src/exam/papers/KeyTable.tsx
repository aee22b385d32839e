/** The key table of all codes: rows are questions, columns are codes. */
import { IconTableExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { answerKeyTable, contentOfCode, drawOfCode, type PaperKeys } from '@vumon/paper';
import { Button, Card, ErrorState, LoadingState, toast } from '@vumon/ui';
import { useState } from 'react';
import { downloadFile } from '../../api/download.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import classes from './papers.module.css';
import { paperKeysQuery, type PaperSet } from './queries.ts';

export function KeyTable({ set }: { set: PaperSet }) {
  const { t } = useTranslation('papers');
  const page = useLocale();
  const locale = set.options.language ?? page;
  const messageOf = useErrorMessage();
  const frozen = useQuery(paperKeysQuery(set.id));
  const [fetching, setFetching] = useState(false);
  const fetchTable = () => {
    setFetching(true);
    downloadFile(`/itf/papers/${set.id}/key-table`, `${t('keyTable')}.xlsx`)
      .catch((error: unknown) => toast(messageOf(error), { tone: 'bad', duration: 4000 }))
      .finally(() => setFetching(false));
  };
  if (!frozen.data)
    return (
      <Card title={t('keyTable')}>
        {frozen.error ? (
          <ErrorState compact onRetry={() => void frozen.refetch()}>
            {messageOf(frozen.error)}
          </ErrorState>
        ) : (
          <LoadingState />
        )}
      </Card>
    );
  const { keys, draws } = frozen.data;
  const test = { ...frozen.data, options: set.options };
  const known = (all: typeof keys) =>
    Object.fromEntries(
      all.flatMap(({ question, answerKey }) => (answerKey === null ? [] : [[question, answerKey]])),
    ) as unknown as PaperKeys;
  const codes = set.codes.length === 0 ? [null] : set.codes;
  const tables = codes.map((code) =>
    answerKeyTable(contentOfCode(test, code), known(drawOfCode(draws, code)?.keys ?? keys), locale),
  );
  const parts = tables[0]?.parts ?? [];
  return (
    <Card
      title={t('keyTable')}
      flush
      aside={
        <Button
          variant="link"
          size="sm"
          icon={<IconTableExport size={18} stroke={1.75} aria-hidden />}
          loading={fetching}
          onClick={fetchTable}
        >
          {t('excel')}
        </Button>
      }
    >
      <div className={classes.scroll}>
        <table className={classes.keys}>
          <thead>
            <tr>
              <th scope="col">{t('question')}</th>
              {codes.map((code) => (
                <th key={code ?? ''} scope="col">
                  {code ?? t('answer')}
                </th>
              ))}
            </tr>
          </thead>
          {parts.map((part, p) => (
            <tbody key={p}>
              <tr className={classes.part}>
                <th scope="rowgroup" colSpan={codes.length + 1}>
                  {part.part}
                </th>
              </tr>
              {part.rows.map((row, r) => (
                <tr key={r}>
                  <th scope="row">{row.number}</th>
                  {tables.map((table, at) => (
                    <td key={at}>{table.parts[p]?.rows[r]?.answer || '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Card>
  );
}
