/** The quotes given to a customer or for a request; each opens as it was given. */
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconFileInvoice } from '@tabler/icons-react';
import type { QuoteView } from '@vumon/contract';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, IconButton } from '@vumon/ui';
import { useState } from 'react';
import { downloadFile } from '../../api/download.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { quotesQuery, type About } from './queries.ts';
import { QuoteDialog, type Recipient } from './QuoteDialog.tsx';
import classes from './quotes.module.css';

export function QuotesCard({ about, to }: { about: About; to: Recipient }) {
  const { t } = useTranslation('quotes');
  const message = useErrorMessage();
  const quotes = useQuery(quotesQuery(about));
  const [open, setOpen] = useState(false);
  return (
    <Card
      title={t('title')}
      aside={
        <Button size="sm" icon={<IconFileInvoice size={18} stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
          {t('verb')}
        </Button>
      }
    >
      {quotes.error && !quotes.data ? (
        <p className="muted">{message(quotes.error)}</p>
      ) : quotes.data?.length ? (
        <ul className={classes.list}>
          {quotes.data.map((quote) => (
            <Quote key={quote.id} quote={quote} />
          ))}
        </ul>
      ) : (
        <p className="muted">{quotes.data ? t('none') : t('loading')}</p>
      )}
      {open && <QuoteDialog about={about} to={to} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Quote({ quote: { id, number, items, total, validUntil, madeAt, madeBy } }: { quote: QuoteView }) {
  const { t } = useTranslation('quotes');
  const { money, number: digits, locale } = useFormat();
  const report = useReport();
  return (
    <li>
      <span className={classes.head}>
        <b>{number}</b>
        <b className={classes.price}>{money(total)}</b>
        <IconButton
          aria-label={t('open', { number })}
          icon={<IconDownload size={20} stroke={1.75} aria-hidden />}
          onClick={() => report(downloadFile(`/itf/quotes/${id}/file`, `${number}.pdf`))}
        />
      </span>
      <span className={classes.small}>
        {items.map((item) => `${digits(item.quantity)} × ${locale === 'en' ? item.nameEn : item.name}`).join(', ')}
      </span>
      <span className={classes.small}>
        {[t('until', { day: formatDay(validUntil) }), madeBy, formatDayTime(madeAt)].join(' · ')}
      </span>
    </li>
  );
}
