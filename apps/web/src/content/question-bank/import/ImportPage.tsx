/**
 * Import of questions from a Word file, pasted text or a spreadsheet: upload, review, save. The address contains the id
 * of the import, so the page can be left and opened again.
 */
import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  ErrorState,
  FileDrop,
  LoadingState,
  Note,
  PageHeader,
  Segmented,
  Stepper,
  TextAreaField,
} from '@vumon/ui';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { AppFrame } from '../../../frame/AppFrame.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { downloadFile } from '../../../api/download.ts';
import { useLimits, useUploadLimit } from '../../../api/limits.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useProfile } from '../../../session/profile.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import { importQuery, importsQuery, useImportSteps } from './import-queries.ts';
import { dropPasted, fileOfPasted, keepPasted, pastedText } from './PastedText.tsx';
import { paperIn, type PastedPaper } from './rich-paste.ts';
import { ImportReview } from './review/ImportReview.tsx';
import { AssignDialog } from '../../../exam/assignments/form/AssignDialog.tsx';
import { useBank } from '../use-bank.ts';
import classes from './import.module.css';

export default function ImportPage() {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const { crumbsTo } = useBank();
  const [url, set] = useUrlState();
  const id = url['check'];
  const stored = useQuery({ ...importQuery(id ?? ''), enabled: id !== undefined });
  const step = id === undefined ? 0 : stored.data?.importedAt ? 2 : 1;
  const crumbs = crumbsTo(t('import.title'));
  return (
    <AppFrame key={step === 1 ? 'review' : 'steps'} breadcrumb={crumbs} wide={step === 1}>
      <div className={classes.page}>
        {step !== 1 && <PageHeader title={t('import.title')} subtitle={t('import.subtitle')} />}
        <Stepper
          aria-label={t('import.steps.label')}
          look="thin"
          current={step}
          onStep={() => set({ check: undefined })}
          steps={(['give', 'check', 'done'] as const).map((name, at) => ({
            label: t(`import.steps.${name}`),
            reachable: at === 0 && step === 1,
          }))}
        />
        {id === undefined ? (
          <GiveStep onChecked={(importId) => set({ check: importId })} />
        ) : stored.isError ? (
          <ErrorState onRetry={() => set({ check: undefined })}>{messageOf(stored.error)}</ErrorState>
        ) : !stored.data ? (
          <LoadingState />
        ) : stored.data.importedAt ? (
          <DoneStep
            id={id}
            count={stored.data.imported}
            examId={stored.data.examId}
            fileName={stored.data.fileName}
            onMore={() => set({ check: undefined })}
          />
        ) : (
          <ImportReview
            key={id}
            check={stored.data}
            onChange={() => set({ check: undefined })}
            onCheckedAgain={(importId) => set({ check: importId })}
          />
        )}
      </div>
    </AppFrame>
  );
}

function GiveStep({ onChecked }: { onChecked(importId: string): void }) {
  const { t } = useTranslation('question-bank');
  const limits = useLimits();
  const { megabytes } = useUploadLimit('import-file-mebibytes');
  const word = useUploadLimit('word-file-mebibytes');
  const messageOf = useErrorMessage();
  const { check } = useImportSteps();
  const { id: userId } = useProfile();
  const [stored] = useState(() => pastedText(userId));
  const [way, setWay] = useState<'file' | 'paste'>(stored ? 'paste' : 'file');
  const [text, setText] = useState(stored?.text ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const write = (value: string) => {
    setText(value);
    if (value === '') dropPasted(userId);
    else keepPasted(userId, { text: value, importId: null });
  };
  const send = (file: File, pasted?: string) => {
    setFault(null);
    check.mutateAsync(file).then(
      ({ importId }) => {
        if (pasted !== undefined) keepPasted(userId, { text: pasted, importId });
        onChecked(importId);
      },
      (error: unknown) => setFault(messageOf(error)),
    );
  };
  /** A pasted paper keeps its markup. Where that cannot be read, its plain text is shown for correction. */
  const sendPaper = ({ markup, text: plain }: PastedPaper) => {
    setFault(null);
    check.mutateAsync(new File([markup], t('import.pastedPaper'), { type: 'text/html' })).then(
      ({ importId }) => onChecked(importId),
      (error: unknown) => {
        setFault(messageOf(error));
        setWay('paste');
        write(plain);
      },
    );
  };
  usePagePaste(area, check.isPending, {
    onPaper: sendPaper,
    onText: (pastedOnPage) => {
      setWay('paste');
      write(pastedOnPage);
    },
  });
  return (
    <div className={classes.give}>
      <section className={classes.card}>
        <Segmented
          full
          aria-label={t('import.way')}
          value={way}
          onChange={setWay}
          options={(['file', 'paste'] as const).map((value) => ({ value, label: t(`import.ways.${value}`) }))}
        />
        {fault && (
          <Note tone="bad" live>
            {fault}
          </Note>
        )}
        {way === 'file' ? (
          <FileDrop
            aria-label={t('import.ways.file')}
            accept=".docx,.doc,.docm,.rtf,.pdf,.odt,.html,.htm,.xlsx,.xls,.gift,.txt"
            pastesOfPage
            {...(word.maxSize !== undefined && { maxSize: word.maxSize })}
            hint={t('import.hint', {
              megabytes: limits ? megabytes : '…',
              word: limits ? word.megabytes : '…',
              rows: limits?.questionImportRows ?? '…',
            })}
            busy={check.isPending}
            onFile={(file) => send(file)}
          />
        ) : (
          <>
            <TextAreaField
              label={t('import.text')}
              description={t('import.textHint')}
              autosize
              minRows={10}
              maxRows={24}
              value={text}
              ref={area}
              onChange={(event) => write(event.currentTarget.value)}
              classNames={{ input: classes.code! }}
              spellCheck={false}
            />
            <div>
              <Button
                variant="primary"
                loading={check.isPending}
                disabledReason={text.trim() === '' ? t('import.textMissing') : null}
                onClick={() => send(fileOfPasted(text, t('import.pasted')), text)}
              >
                {t('import.check')}
              </Button>
            </div>
          </>
        )}
        {check.isPending && (
          <p className={classes.muted} role="status">
            {t('import.reading')}
          </p>
        )}
      </section>
      <div className={classes.aside}>
        <TemplateCard onFault={setFault} />
        <LatestImports onOpen={onChecked} />
      </div>
    </div>
  );
}

/** Accepts a paste anywhere on the page, except in other fields or in a text that has been started. */
function usePagePaste(
  area: RefObject<HTMLTextAreaElement | null>,
  busy: boolean,
  { onPaper, onText }: { onPaper(paper: PastedPaper): void; onText(text: string): void },
): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const clipboard = event.clipboardData;
    const field =
      event.target instanceof HTMLElement ? event.target.closest('input, textarea, [contenteditable]') : null;
    // A paste into a text that has been started belongs to that text.
    if (!clipboard || busy || (field && (field !== area.current || area.current?.value.trim() !== ''))) return;
    const paper = paperIn(clipboard);
    if (paper) {
      event.preventDefault();
      onPaper(paper);
    } else if (!field && clipboard.files.length === 0 && clipboard.getData('text/plain').trim() !== '') {
      event.preventDefault();
      onText(clipboard.getData('text/plain'));
    }
  });
  useEffect(() => {
    // Captured before the file drop area gets it: word processors add a picture of the text to the clipboard.
    document.addEventListener('paste', onPaste, { capture: true });
    return () => document.removeEventListener('paste', onPaste, { capture: true });
  }, []);
}

function TemplateCard({ onFault }: { onFault(message: string | null): void }) {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const download = () => {
    onFault(null);
    downloadFile('/questions/import/template', 'mau-cau-hoi.xlsx').catch((error: unknown) => onFault(messageOf(error)));
  };
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t('import.templateTitle')}</h2>
      <p className={classes.muted}>{t('import.templateBody')}</p>
      <div>
        <Button icon={<IconDownload size={18} stroke={1.75} aria-hidden />} onClick={download}>
          {t('import.templateDownload')}
        </Button>
      </div>
    </section>
  );
}

/** Earlier imports: saved ones link to their questions, the others to their review. */
function LatestImports({ onOpen }: { onOpen(importId: string): void }) {
  const { t } = useTranslation('question-bank');
  const latest = useQuery(importsQuery);
  const { importedHref } = useBank();
  if (!latest.data || latest.data.length === 0) return null;
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t('import.latest')}</h2>
      <ul className={classes.latest}>
        {latest.data.map(({ importId, fileName, rows, createdAt, importedAt, imported }) => (
          <li key={importId}>
            {importedAt ? (
              <AppLink href={importedHref(importId)}>{fileName}</AppLink>
            ) : (
              <button type="button" className={classes.link} onClick={() => onOpen(importId)}>
                {fileName}
              </button>
            )}
            <small>
              {formatDay(createdAt)} ·{' '}
              {importedAt ? t('import.wasImported', { count: imported }) : t('import.waits', { count: rows })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DoneStep({
  id,
  count,
  examId,
  fileName,
  onMore,
}: {
  id: string;
  count: number;
  examId: string | null;
  fileName: string;
  onMore(): void;
}) {
  const { t } = useTranslation('question-bank');
  const { importedHref, teacher } = useBank();
  const [assigning, setAssigning] = useState(false);
  const [assigned, setAssigned] = useState(0);
  const href = importedHref(id);
  return (
    <div className={classes.done}>
      <Note tone="ok" live title={t('import.done', { count })}>
        {t('import.doneFrom', { name: fileName })}
        {examId !== null && <p className={classes.muted}>{t('review.examDone', { name: fileName })}</p>}
      </Note>
      {assigned > 0 && (
        <Note tone="ok" live>
          {t('review.assignedTo', { count: assigned })}
        </Note>
      )}
      <div className={classes.buttons}>
        {examId !== null && teacher && (
          <Button variant="primary" onClick={() => setAssigning(true)}>
            {t('review.assign')}
          </Button>
        )}
        {examId !== null && (
          <Button renderRoot={(props) => <AppLink href={`/unit-test/${examId}`} {...props} />}>
            {t('review.seeExam')}
          </Button>
        )}
        {count > 0 && (
          <Button
            variant={examId === null ? 'primary' : undefined}
            renderRoot={(props) => <AppLink href={href} {...props} />}
          >
            {t('import.see')}
          </Button>
        )}
        <Button onClick={onMore}>{t('import.more')}</Button>
      </div>
      {examId !== null && (
        <AssignDialog
          examId={examId}
          opened={assigning}
          onClose={() => setAssigning(false)}
          onAssigned={(made) => setAssigned(made.length)}
        />
      )}
    </div>
  );
}
