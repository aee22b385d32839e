/** Beside the printing of a list of the back office: the same rows and columns as a workbook. */
import { IconDownload } from '@tabler/icons-react';
import { listFileBounds } from '@vumon/domain';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { downloadFile } from '../../api/download.ts';
import { useReport } from '../../forms/report.ts';
import type { KeptViews } from '../views/queries.ts';
import { cellsOf } from './cells.ts';
import type { Printed } from './Printout.tsx';

interface Props {
  readonly list: KeptViews['list'];
  readonly load: () => Promise<Printed>;
}

export default function FileButton({ list, load }: Props) {
  const { t } = useTranslation('list-views');
  const report = useReport();
  const locale = useLocale();
  const [read, setRead] = useState<Printed | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    report(
      load()
        .then(setRead)
        .catch((error: unknown) => {
          setBusy(false);
          throw error;
        }),
    );
  };
  const send = async ({ title, facts }: Printed, table: HTMLTableElement, note: string) => {
    try {
      await downloadFile(`/list-views/${list}/file`, `${title}.xlsx`, undefined, {
        title,
        ...cellsOf(table, locale),
        note,
        filter: facts.slice(0, -1).filter(Boolean).join(' · ').slice(0, listFileBounds.note),
      });
    } finally {
      setRead(null);
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="link"
        size="sm"
        icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
        loading={busy}
        onClick={begin}
      >
        {t('file')}
      </Button>
      {read && <Rows printed={read} onDrawn={(table, note) => report(send(read, table, note))} />}
    </>
  );
}

/** All rows, drawn where nobody sees them. */
function Rows({ printed, onDrawn }: { printed: Printed; onDrawn(table: HTMLTableElement, note: string): void }) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef(onDrawn);
  useEffect(() => {
    const table = box.current?.querySelector('table');
    if (table) drawn.current(table, table.parentElement?.querySelector(':scope > p')?.textContent ?? '');
  }, []);
  return createPortal(
    <div ref={box} hidden>
      {printed.body}
    </div>,
    document.body,
  );
}
