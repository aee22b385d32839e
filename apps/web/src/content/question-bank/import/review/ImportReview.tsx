/**
 * The review of an import: the file on the left, its questions on the right. Every line belongs to a question or is
 * marked as not understood.
 */
import {
  IconAlertTriangle,
  IconCheck,
  IconDownload,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
} from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Note, Segmented, useScreen } from '@vumon/ui';
import { useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { downloadFile } from '../../../../api/download.ts';
import { useErrorMessage } from '../../../../forms/errors.ts';
import { useProfile } from '../../../../session/profile.ts';
import { useGate } from '../../../../session/use-gate.ts';
import { useImportChange, type ImportChange, type QuestionImport } from '../import-queries.ts';
import { PastedText, pastedText } from '../PastedText.tsx';
import { EditDialog } from './EditDialog.tsx';
import { FilePane } from './FilePane.tsx';
import { inOrder, isReady, isTwin, isTwinForExam, lacksKey, needsLook, objectsOfRow } from './groups.ts';
import { LineLinks, NoLabel } from './ReviewNotes.tsx';
import { PairLine } from './PairLine.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { ReadingPanel } from './ReadingPanel.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { TypedKeysPanel } from './TypedKeysPanel.tsx';
import { UnknownCard } from './UnknownCard.tsx';
import { usePointing } from './use-pointing.ts';
import classes from './review.module.css';

type Filter = 'all' | 'look' | 'unknown' | 'twins' | 'pictures';

export function ImportReview({
  check,
  onChange,
  onCheckedAgain,
}: {
  check: QuestionImport;
  onChange(): void;
  onCheckedAgain(importId: string): void;
}) {
  const messageOf = useErrorMessage();
  const profile = useProfile();
  const { screen } = useScreen();
  const { mutateAsync, error } = useImportChange(check.importId);
  const [editing, setEditing] = useState<number | null>(null);
  const [saving, setSaving] = useState<'bank' | 'exam' | null>(null);
  const [side, setSide] = useState<'file' | 'questions'>('questions');
  const [pasted] = useState(() => pastedText(profile.id));
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const change = useCallback((body: ImportChange) => mutateAsync(body), [mutateAsync]);
  const correctable = pasted?.importId === check.importId && check.format === 'GIFT';
  const withFile = check.pieces.length > 0;
  const split = withFile && screen === 'desktop';

  const review = useReviewFilter(check);
  const { chosen, look, twinsForExam, twinsAside, setFilter } = review;
  // Once shown the field stays, with what it says of the keys that it has filled in.
  const [keysLack] = useState(() => check.rows.filter(lacksKey).length > 1);

  const { selected, reveal } = useSelection(root);
  const { pointing, setPointing, pointed, wrong } = usePointing(check, change);
  const onPiece = useCallback(
    (line: number) => {
      if (pointed(line)) return setSide('questions');
      setFilter('all');
      setSide('questions');
      reveal(line, 'data-row');
    },
    [pointed, reveal, setFilter],
  );
  const onPoint = useCallback(() => {
    setPointing((on) => !on);
    if (!split) setSide('file');
  }, [setPointing, split]);
  const onShow = useCallback(
    (filter: 'look' | 'unknown', line: number) => {
      setSaving(null);
      setFilter(filter);
      reveal(line, 'data-row');
    },
    [reveal, setFilter],
  );
  const onRow = useCallback((line: number) => reveal(line, 'data-piece'), [reveal]);

  const editRow = check.rows.find(({ line }) => line === editing);

  const list = (
    <ReviewList
      check={check}
      review={review}
      selected={selected}
      onSelect={onRow}
      onEdit={setEditing}
      pointing={pointing}
      onPoint={onPoint}
      onShow={onShow}
      change={change}
    />
  );
  return (
    <div ref={root} className={classes.review}>
      <ReviewHeader
        check={check}
        review={review}
        onTwins={() => void change({ kind: 'aside', lines: twinsAside, aside: false }).catch(() => undefined)}
        onOtherFile={onChange}
        onFault={setFault}
        onSave={setSaving}
      />
      {(fault ?? error) && (
        <Note tone="bad" live>
          {fault ?? messageOf(error)}
        </Note>
      )}
      {wrong && <NoLabel />}
      {keysLack && <TypedKeysPanel rows={check.rows} change={change} />}
      {correctable && <PastedText userId={profile.id} pasted={pasted} field={field} onChecked={onCheckedAgain} />}
      {correctable && look.length > 0 && <LineLinks look={look} field={field} />}
      {withFile ? (
        <Panes
          check={check}
          split={split}
          side={side}
          onSide={setSide}
          selected={selected}
          pointing={pointing}
          onPiece={onPiece}
        >
          {list}
        </Panes>
      ) : (
        list
      )}
      {editRow && <EditDialog row={editRow} onClose={() => setEditing(null)} change={change} />}
      {saving && (
        <SaveDialog
          check={check}
          chosen={chosen}
          twins={saving === 'exam' ? twinsForExam : []}
          asExam={saving === 'exam'}
          onClose={() => setSaving(null)}
          onShow={onShow}
        />
      )}
    </div>
  );
}

/** The line of the selected pair, and what scrolls its other half into view. */
function useSelection(root: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<number | null>(null);
  const reveal = useCallback(
    (line: number, attribute: 'data-row' | 'data-piece') => {
      setSelected(line);
      requestAnimationFrame(() =>
        root.current?.querySelector(`[${attribute}="${line}"]`)?.scrollIntoView({ block: 'nearest', behavior: 'auto' }),
      );
    },
    [root],
  );
  return { selected, reveal };
}

/** The file beside its questions, or one of them on narrow screens. */
function Panes({
  check,
  split,
  side,
  onSide,
  selected,
  pointing,
  onPiece,
  children,
}: {
  check: QuestionImport;
  split: boolean;
  side: 'file' | 'questions';
  onSide(side: 'file' | 'questions'): void;
  selected: number | null;
  pointing: boolean;
  onPiece(line: number): void;
  children: ReactNode;
}) {
  const { t } = useTranslation('question-bank');
  const panes = useRef<HTMLDivElement>(null);
  const file = <FilePane check={check} selected={selected} pointing={pointing} onSelect={onPiece} />;
  if (split)
    return (
      <>
        <div ref={panes} className={classes.panes}>
          {file}
          {children}
        </div>
        {selected !== null && <PairLine panes={panes} line={selected} />}
      </>
    );
  return (
    <>
      <Segmented
        full
        aria-label={t('review.side')}
        value={side}
        onChange={onSide}
        options={(['questions', 'file'] as const).map((value) => ({ value, label: t(`review.sides.${value}`) }))}
      />
      {side === 'file' ? file : children}
    </>
  );
}

/** The rows and the lines outside them in the file's order, and the filter that selects which are shown. */
function useReviewFilter(check: QuestionImport) {
  const { t } = useTranslation('question-bank');
  const [filter, setFilter] = useState<Filter>('all');
  const withFile = check.pieces.length > 0;
  const shown = useMemo(() => inOrder(check), [check]);
  const objectsByRow = useMemo(() => new Map(check.rows.map(({ line }) => [line, objectsOfRow(check, line)])), [check]);
  const chosen = check.rows.filter(isReady);
  const look = check.rows.filter((row) => needsLook(row) && !row.aside);
  const unknown = shown.filter(({ kind }) => kind === 'unknown').length;
  const twins = check.rows.filter(isTwin).length;
  const pictures = check.objects.filter(({ kind, state }) => kind === 'formula' || state === 'unseen').length;
  const pictureRows = new Set(
    check.rows
      .filter(({ line }) => objectsByRow.get(line)!.some(({ kind, state }) => kind === 'formula' || state === 'unseen'))
      .map(({ line }) => line),
  );
  const visible = shown.filter((one) => {
    if (filter === 'all') return true;
    if (one.kind !== 'row') return filter === 'unknown' && one.kind === 'unknown';
    if (filter === 'look') return needsLook(one.row) && !one.row.aside;
    if (filter === 'twins') return isTwin(one.row);
    return filter === 'pictures' && pictureRows.has(one.row.line);
  });
  const filters: { value: Filter; label: string; count: number }[] = [
    { value: 'all', label: t('review.filters.all'), count: check.rows.length },
    { value: 'look', label: t('review.filters.look'), count: look.length },
    ...(withFile ? [{ value: 'unknown' as const, label: t('review.filters.unknown'), count: unknown }] : []),
    { value: 'twins', label: t('review.filters.twins'), count: twins },
    ...(pictures > 0 ? [{ value: 'pictures' as const, label: t('review.filters.pictures'), count: pictures }] : []),
  ];
  const twinsForExam = check.rows.filter(isTwinForExam);
  const twinsAside = check.rows.filter((row) => row.aside && isTwin(row)).map(({ line }) => line);
  return { filter, setFilter, filters, visible, chosen, look, unknown, twinsForExam, twinsAside, objectsByRow };
}

function ReviewHeader({
  check,
  review,
  onTwins,
  onOtherFile,
  onFault,
  onSave,
}: {
  check: QuestionImport;
  review: ReturnType<typeof useReviewFilter>;
  onTwins(): void;
  onOtherFile(): void;
  onFault(message: string): void;
  onSave(as: 'bank' | 'exam'): void;
}) {
  const ready = review.chosen.length;
  const toLook = review.look.length + review.unknown;
  const twinsAside = review.twinsAside.length;
  const gate = useGate('/unit-test/create');
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const isPdf = check.fileName.toLowerCase().endsWith('.pdf');
  const FileIcon = isPdf ? IconFileTypePdf : check.format === 'WORD' ? IconFileTypeDocx : IconFileText;
  const withFile = check.pieces.length > 0;
  return (
    <header className={classes.bar}>
      <FileIcon size={32} stroke={1.5} aria-hidden className={classes.fileIcon} />
      <div className={classes.barWords}>
        <h1>{check.fileName}</h1>
        <p role="status">
          <span>{t('review.count', { count: check.rows.length })}</span>
          <span className={classes.good}>
            <IconCheck size={16} stroke={2} aria-hidden />
            {t('review.ready', { count: ready })}
          </span>
          {toLook > 0 && (
            <span className={classes.warn}>
              <IconAlertTriangle size={16} stroke={2} aria-hidden />
              {t('review.toLook', { count: toLook })}
            </span>
          )}
          {twinsAside > 0 && <span>{t('review.twinsAside', { count: twinsAside })}</span>}
        </p>
        {/* A test needs them all the same. */}
        {twinsAside > 0 && (
          <Button variant="link" size="sm" onClick={onTwins}>
            {t('review.takeTwins')}
          </Button>
        )}
      </div>
      <div className={classes.barButtons}>
        <Button onClick={onOtherFile}>{t('review.otherFile')}</Button>
        {check.rows.some(({ problems }) => problems.length > 0) && !withFile && (
          <Button
            icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
            onClick={() =>
              void downloadFile(`/questions/import/${check.importId}/errors`, 'loi.xlsx').catch((problem: unknown) =>
                onFault(messageOf(problem)),
              )
            }
          >
            {t('import.errors')}
          </Button>
        )}
        <Button
          // Told before the questions are reviewed and the form of the test is filled in.
          disabledReason={
            gate === 'upgrade'
              ? t('review.asExamLocked')
              : ready + review.twinsForExam.length === 0
                ? t('import.chooseFirst')
                : null
          }
          onClick={() => onSave('exam')}
        >
          {t('review.asExam')}
        </Button>
        <Button
          variant="primary"
          disabledReason={ready === 0 ? t('import.chooseFirst') : null}
          onClick={() => onSave('bank')}
        >
          {t('review.saveIn', { count: ready })}
        </Button>
      </div>
    </header>
  );
}

function ReviewList({
  check,
  review: { filter, setFilter, filters, visible, objectsByRow },
  selected,
  onSelect,
  onEdit,
  pointing,
  onPoint,
  onShow,
  change,
}: {
  check: QuestionImport;
  review: ReturnType<typeof useReviewFilter>;
  /** The line of the selected row. */
  selected: number | null;
  onSelect(line: number): void;
  onEdit(line: number): void;
  pointing: boolean;
  onPoint(): void;
  onShow(filter: 'look' | 'unknown', line: number): void;
  change(body: ImportChange): Promise<unknown>;
}) {
  const { t } = useTranslation('question-bank');
  return (
    <section className={classes.questions} aria-label={t('review.questions')}>
      {check.reading && (
        <ReadingPanel
          check={check}
          reading={check.reading}
          pointing={pointing}
          onPoint={onPoint}
          onShow={onShow}
          change={change}
        />
      )}
      <Segmented
        aria-label={t('review.filter')}
        value={filter}
        onChange={setFilter}
        options={filters.map(({ count, ...one }) => ({ ...one, count }))}
      />
      {visible.length === 0 ? (
        <EmptyState compact title={t('review.nothing')}>
          {t('review.nothingBody')}
        </EmptyState>
      ) : (
        <ol className={classes.cards}>
          {visible.map((one) =>
            one.kind === 'row' ? (
              <QuestionCard
                key={`row-${one.row.line}`}
                importId={check.importId}
                row={one.row}
                given={check.pieces.filter(
                  ({ moved, question, line }) => moved && question === one.row.line && line !== question,
                )}
                objects={objectsByRow.get(one.row.line)!}
                allObjects={check.objects}
                selected={selected === one.row.line}
                onSelect={onSelect}
                onEdit={onEdit}
                change={change}
              />
            ) : (
              <UnknownCard
                key={`piece-${one.block.pieces[0]!.line}`}
                check={check}
                shown={one}
                selected={selected === one.block.pieces[0]!.line}
                onSelect={onSelect}
                change={change}
              />
            ),
          )}
        </ol>
      )}
    </section>
  );
}
