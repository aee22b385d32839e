import { useMutation, useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import type { ExamContent } from '@vumon/contract';
import { locales, type Locale } from '@vumon/i18n';
import { I18nProvider, useFormat, useLocale, useTranslation } from '@vumon/i18n/react';
import { gapWidths, numberedBy, paperOf, type GapWidths, type Numbering, type PaperPart } from '@vumon/paper';
import { serialiseMarkup } from '@vumon/question-types/markup';
import { RichText } from '@vumon/question-types/players';
import '@vumon/ui/fonts/tinos.css';
import { Button, EmptyState, ErrorState, LoadingState, Note, Segmented } from '@vumon/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useGrades } from '../../../api/reference-data.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { useTitle } from '../../../frame/AppFrame.tsx';
import { useErrorMessage } from '../../../forms/errors.ts';
import { styleNonce } from '../../../frame/style-nonce.ts';
import { keysQuery, previewQuery } from '../queries.ts';
import { KeySheet, knownKeys } from './KeySheet.tsx';
import { Blocks, Item } from './PaperBlocks.tsx';
import classes from './paper.module.css';

/** What is printed: the learners' paper, the answers alone, or both for the teacher. */
const copies = ['paper', 'key', 'teacher'] as const;

/** The saved test laid out for printing on A4. */
export default function PrintPaper({
  examId,
  name,
  counts,
  unfinished,
}: {
  examId: string;
  name: string;
  counts: boolean;
  /** Questions are still missing. */
  unfinished: boolean;
}) {
  const { t } = useTranslation('exams');
  const messageOf = useErrorMessage();
  const page = useLocale();
  const content = useQuery(previewQuery(examId));
  const [numbering, setNumbering] = useState<Numbering>('through');
  const [language, setLanguage] = useState<Locale | null>(null);
  const [copy, setCopy] = useState<(typeof copies)[number]>('paper');
  // Also for the paper: lines to write on are as wide as their answers.
  const keys = useQuery(keysQuery(examId));
  // Printing a system test counts against the monthly limit; a refusal shows in RefusalDialog and beside the button.
  const take = useMutation({
    mutationFn: () => (counts ? api('POST /itf/unit-tests/use', { body: { id: examId } }) : Promise.resolve(null)),
    onSuccess: async () => {
      // A paper in another font breaks its lines and pages elsewhere.
      await document.fonts.ready;
      window.print();
    },
  });
  // Browsers name the PDF file after the page.
  useTitle(name);
  const numbered = content.data && numberedBy(content.data, numbering);
  const locale = language ?? (content.data?.subject === 'ENGLISH' ? 'en' : page);
  const widths = content.data && keys.data ? gapWidths(content.data, knownKeys(keys.data), locale) : {};
  const parts = content.data?.sections.flatMap((section) => section.parts.filter((part) => part.questions.length > 0));
  const empty = content.data?.sections.every((section) => section.parts.every((part) => part.questions.length === 0));

  return (
    <main className={classes.desk}>
      <div className={classes.tools}>
        <Button
          icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <AppLink href={`/unit-test/${examId}`} {...props} />}
        >
          {t('print.back')}
        </Button>
        <p className={classes.hint}>{t('print.hint')}</p>
        <Segmented
          aria-label={t('print.copy')}
          value={copy}
          onChange={setCopy}
          options={copies.map((value) => ({ value, label: t(`print.copies.${value}`) }))}
        />
        {parts !== undefined && parts.length > 1 && (
          <Segmented
            aria-label={t('print.numbering')}
            value={numbering}
            onChange={setNumbering}
            options={(['through', 'parts'] as const).map((value) => ({ value, label: t(`print.numberings.${value}`) }))}
          />
        )}
        <LanguageSwitch locale={locale} onChange={setLanguage} />
        <Button
          variant="primary"
          icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          disabledReason={empty ? t('print.empty') : null}
          disabled={!content.data || keys.isPending || (copy !== 'paper' && !keys.data)}
          loading={take.isPending}
          onClick={() => take.mutate()}
        >
          {t('print.print')}
        </Button>
      </div>
      {take.error && (
        <div className={classes.tools}>
          <Note tone="bad" live>
            {messageOf(take.error)}
          </Note>
        </div>
      )}
      {content.isError ? (
        <ErrorState onRetry={() => void content.refetch()}>{messageOf(content.error)}</ErrorState>
      ) : !numbered ? (
        <LoadingState />
      ) : empty ? (
        <EmptyState title={t('print.empty')} />
      ) : (
        <>
          {unfinished && (
            <div className={classes.tools}>
              <Note tone="warn" title={t('print.unfinished')}>
                {t('print.unfinishedBody')}
              </Note>
            </div>
          )}
          <Spoken locale={locale}>
            {copy !== 'key' && (
              <Paper content={numbered} widths={widths} unfinished={unfinished}>
                {copy === 'teacher' && keys.data && <KeySheet content={numbered} keys={keys.data} />}
              </Paper>
            )}
            {copy === 'key' && keys.data && (
              <article className={classes.sheet} data-theme="light" lang={locale}>
                <PageRule word={t('print.page')} />
                <KeySheet content={numbered} keys={keys.data} />
              </article>
            )}
          </Spoken>
          {copy !== 'paper' && keys.isError && (
            <ErrorState onRetry={() => void keys.refetch()}>{messageOf(keys.error)}</ErrorState>
          )}
          {copy !== 'paper' && keys.isPending && <LoadingState />}
        </>
      )}
    </main>
  );
}

function LanguageSwitch({ locale, onChange }: { locale: Locale; onChange(locale: Locale): void }) {
  const { t } = useTranslation('exams');
  return (
    <Segmented
      aria-label={t('print.language')}
      value={locale}
      onChange={onChange}
      options={locales.map((value) => ({ value, label: t(`print.languages.${value}`) }))}
    />
  );
}

/** A test in its own language; what stands for it while its words load speaks that of the page. */
function Spoken({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { i18n } = useTranslation('exams');
  return (
    <Suspense fallback={<LoadingState />}>
      <I18nProvider i18n={i18n.in(locale)}>{children}</I18nProvider>
    </Suspense>
  );
}

function Paper({
  content,
  widths,
  unfinished,
  children,
}: {
  content: ExamContent;
  widths: GapWidths;
  unfinished: boolean;
  /** After the paper: in the teacher's copy the key. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('exams');
  const locale = useLocale();
  const paper = paperOf(content, locale, widths);
  return (
    <article className={classes.sheet} data-theme="light" lang={locale} aria-label={paper.head.name}>
      <PageRule word={t('print.page')} />
      {unfinished && <p className={classes.unfinished}>{t('print.unfinished')}</p>}
      <Head head={paper.head} />
      {paper.parts.map((part) => (
        <section key={part.id} className={classes.part}>
          <PartHead part={part} />
          {part.questions.map((question) => (
            <div key={question.id} className={classes.question}>
              <Blocks blocks={question.before} />
              {question.items.map((item, at) => (
                <Item key={at} item={item} />
              ))}
            </div>
          ))}
        </section>
      ))}
      <p className={classes.end}>
        <span>{paper.end}</span>
      </p>
      {children}
    </article>
  );
}

function Head({ head }: { head: ReturnType<typeof paperOf>['head'] }) {
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const grades = useGrades();
  return (
    <header>
      <div className={classes.head}>
        <div className={classes.school}>
          <p className={classes.field}>
            <span>{t('print.school')}</span>
            <i />
          </p>
          <p className={classes.field}>
            <span>{t('print.teacher')}</span>
            <i />
          </p>
        </div>
        <div>
          <h1 className={classes.name}>{head.name}</h1>
          <p>
            {t('print.subject')} <b className={classes.upper}>{c(`subjects.${head.subject}`)}</b> –{' '}
            {grades.nameOf(head.gradeId)}
          </p>
          <p>
            <i>{t('print.minutes', { count: head.minutes })}</i>
          </p>
        </div>
      </div>
      <div className={classes.learner}>
        <p className={classes.field}>
          <span>{t('print.fullName')}</span>
          <i />
        </p>
        <p className={classes.field}>
          <span>{t('print.class')}</span>
          <i />
        </p>
        <p className={classes.field}>
          <span>{t('print.mark')}</span>
          <i />
        </p>
      </div>
    </header>
  );
}

function PartHead({ part }: { part: PaperPart }) {
  const { t } = useTranslation('exams');
  const format = useFormat();
  return (
    <h2 className={classes.partHead}>
      <b>
        {part.label} {/[.!?:]$/.test(part.name) ? part.name : `${part.name}.`}
      </b>{' '}
      {part.instructions.length > 0 && (
        <>
          <RichText inline text={serialiseMarkup(part.instructions)} />{' '}
        </>
      )}
      {part.points > 0 && (
        <i className={classes.points}>
          {t('print.points', { count: part.points / 100, points: format.mark(part.points) })}
        </i>
      )}
    </h2>
  );
}

/** Margins, and page numbers at the foot, while this page is open: other pages that are printed have their own. */
function PageRule({ word }: { word: string }) {
  return (
    <style nonce={styleNonce()}>
      {`@page { size: A4; margin: 20mm 15mm 20mm 20mm; @bottom-right { content: ${JSON.stringify(`${word} `)} counter(page) "/" counter(pages); font: 10.5pt Tinos, "Times New Roman", serif; color: #000; } } @media print { html, body { background: #fff; } }`}
    </style>
  );
}
