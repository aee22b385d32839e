/** The check of an uploaded file: the questions to choose from, the lines with errors, and the metadata that all questions get. */
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconCheck, IconCopy, IconDownload, IconEye, IconX } from '@tabler/icons-react';
import { privacies, subjects, type Privacy, type Subject } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { plainTextOf } from '@vumon/question-types';
import { Line } from '@vumon/question-types/line';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  LoadingState,
  Modal,
  MultiSelectField,
  Note,
  Pager,
  SelectField,
  Table,
  Tag,
  type Column,
} from '@vumon/ui';
import { useRef, useState } from 'react';
import { useLabels } from '../../../api/reference-data.ts';
import { downloadFile } from '../../../api/download.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useProfile } from '../../../session/profile.ts';
import { newFacts, ofSubject, rememberFacts, type QuestionFacts } from '../editor/facts.ts';
import { MainFacts } from '../editor/FactsFields.tsx';
import { importedQuestionQuery, useImportSteps, type ImportRow, type QuestionImport } from './import-queries.ts';
import { StoredQuestionPreview } from '../QuestionPreview.tsx';
import { dropPasted, PastedText, pastedText, showLine } from './PastedText.tsx';
import { SimilarList } from '../similar/SimilarNote.tsx';
import classes from './import.module.css';

const size = 50;
const doubtful = ({ sameAsLine, similar }: ImportRow): boolean =>
  sameAsLine !== null || similar?.some(({ exact }) => exact) === true;

export function ImportCheck({
  check,
  onChange,
  onCheckedAgain,
}: {
  check: QuestionImport;
  onChange(): void;
  onCheckedAgain(importId: string): void;
}) {
  const { t } = useTranslation('question-bank');
  const { t: w } = useTranslation('question-imports');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const profile = useProfile();
  const labels = useLabels();
  const { confirm } = useImportSteps();
  const good = check.rows.filter(({ type, problems }) => type !== null && problems.length === 0);
  const bad = check.rows.filter(({ problems }) => problems.length > 0);
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    () => new Set(good.filter((row) => !doubtful(row)).map(({ line }) => String(line))),
  );
  const [facts, setFacts] = useState<QuestionFacts>(() => newFacts(profile, 'MC1'));
  const [page, setPage] = useState(0);
  const [looking, setLooking] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [pasted] = useState(() => pastedText(profile.id));
  const field = useRef<HTMLTextAreaElement>(null);
  const correctable = pasted?.importId === check.importId;
  const set = (changes: Partial<QuestionFacts>) => setFacts({ ...facts, ...changes });
  const twins = good.filter(doubtful).length;

  const send = async () => {
    setFault(null);
    const { subject, gradeId, skill, topicId, difficulty, cefr, privacy } = facts;
    try {
      await confirm.mutateAsync({
        id: check.importId,
        lines: [...selected].map(Number),
        subject,
        gradeId,
        skill,
        topicId,
        difficulty,
        cefr,
        labels: [...facts.labels],
        ...(profile.role === 'TEACHER' && { privacy }),
      });
      rememberFacts(profile.id, facts);
      if (correctable) dropPasted(profile.id);
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  const columns: Column<ImportRow>[] = [
    {
      key: 'line',
      header: t('import.columns.line'),
      width: 64,
      numeric: true,
      narrow: 'plain',
      cell: ({ line }) => <span className={classes.line}>{line}</span>,
    },
    { key: 'question', header: t('columns.question'), narrow: 'title', cell: (row) => <Summary row={row} /> },
    {
      key: 'type',
      header: t('columns.type'),
      width: 72,
      narrow: 'plain',
      cell: ({ type }) => <b className={classes.code}>{type}</b>,
    },
    {
      key: 'look',
      header: <span className="visually-hidden">{t('preview')}</span>,
      label: t('preview'),
      width: 52,
      align: 'right',
      narrow: 'end',
      cell: ({ line, title }) => (
        <IconButton
          icon={<IconEye size={20} stroke={1.75} aria-hidden />}
          aria-label={t('previewOf', { name: plainTextOf(title) })}
          onClick={() => setLooking(line)}
        />
      ),
    },
  ];
  return (
    <div className={classes.check}>
      <div className={classes.main}>
        <div className={classes.tally} role="status">
          <p className={classes.good}>
            <span className={classes.numeral}>{good.length}</span>
            <IconCheck size={16} stroke={2} aria-hidden />
            {t('import.good', { count: good.length })}
          </p>
          <p className={classes.twins}>
            <span className={classes.numeral}>{twins}</span>
            <IconCopy size={16} stroke={2} aria-hidden />
            {t('import.twins', { count: twins })}
          </p>
          <p className={classes.bad}>
            <span className={classes.numeral}>{bad.length}</span>
            <IconX size={16} stroke={2} aria-hidden />
            {t('import.bad', { count: bad.length })}
          </p>
        </div>
        <p className={classes.muted}>
          {check.fileName} ·{' '}
          <button type="button" className={classes.link} onClick={onChange}>
            {t('import.change')}
          </button>
        </p>
        <Table
          aria-label={t('import.goodRows')}
          columns={columns}
          rows={good.slice(page * size, (page + 1) * size)}
          rowKey={({ line }) => String(line)}
          rowHeight={72}
          selection={{ selected, onChange: setSelected, nameOf: ({ title }) => plainTextOf(title) }}
          empty={
            <EmptyState compact title={t('import.nothing')}>
              {t('import.nothingBody')}
            </EmptyState>
          }
          footer={
            good.length > size ? <Pager page={page} size={size} total={good.length} onPage={setPage} /> : undefined
          }
        />
        {good.length > size && (
          <p>
            <Button
              variant="link"
              size="sm"
              onClick={() =>
                setSelected(new Set(selected.size === good.length ? [] : good.map(({ line }) => String(line))))
              }
            >
              {selected.size === good.length ? t('unselect') : t('import.selectAll', { count: good.length })}
            </Button>
          </p>
        )}
        {bad.length > 0 && (
          <section aria-label={t('import.badRows')}>
            <div className={classes.badHead}>
              <h2 className={classes.heading}>{t('import.badRows')}</h2>
              <Button
                size="sm"
                icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
                onClick={() =>
                  void downloadFile(`/questions/import/${check.importId}/errors`, 'loi.xlsx').catch((error: unknown) =>
                    setFault(messageOf(error)),
                  )
                }
              >
                {t('import.errors')}
              </Button>
            </div>
            {correctable && <PastedText userId={profile.id} pasted={pasted} field={field} onChecked={onCheckedAgain} />}
            <ol className={classes.rows}>
              {bad.map(({ line, title, problems }) => (
                <li key={line} className={classes.row}>
                  <span className={classes.rowNumber}>
                    {correctable ? (
                      <button
                        type="button"
                        className={classes.link}
                        aria-label={t('import.toLine', { line })}
                        onClick={() => showLine(field.current, line)}
                      >
                        {line}
                      </button>
                    ) : (
                      <>
                        <span className="visually-hidden">{t('import.columns.line')} </span>
                        {line}
                      </>
                    )}
                  </span>
                  <div className={classes.rowBody}>
                    <p className={classes.rowName}>{title ? <Line text={title} /> : t('import.untitled')}</p>
                    {problems.map(({ code, params }) => (
                      <p key={code} className={classes.reason}>
                        {w(`reasons.${code}`, { ...params, defaultValue: w('reasons.OTHER', params) })}
                      </p>
                    ))}
                  </div>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      <section className={classes.facts}>
        <h2 className={classes.heading}>{t('import.facts')}</h2>
        <p className={classes.muted}>{t('import.factsHint')}</p>
        <SelectField
          label={t('filters.subjects')}
          allowDeselect={false}
          value={facts.subject}
          data={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
          onChange={(value) => setFacts(ofSubject({ ...facts, subject: value as Subject }))}
        />
        <div className={classes.factsGrid}>
          <MainFacts facts={facts} onChange={setFacts} errors={{}} withPrivacy={false} />
        </div>
        <MultiSelectField
          label={t('filters.label')}
          data={labels.choices}
          value={[...facts.labels]}
          onChange={(value) => set({ labels: value })}
          searchable
          clearable
          hidePickedOptions
        />
        {profile.role === 'TEACHER' && (
          <SelectField
            label={t('filters.privacy')}
            allowDeselect={false}
            value={facts.privacy}
            data={privacies.map((value) => ({ value, label: t(`privacies.${value}`) }))}
            onChange={(value) => set({ privacy: value as Privacy })}
          />
        )}
        {fault && (
          <Note tone="bad" live>
            {fault}
          </Note>
        )}
        <Button
          variant="primary"
          full
          loading={confirm.isPending}
          disabledReason={selected.size === 0 ? t('import.chooseFirst') : null}
          onClick={() => void send()}
        >
          {t('import.confirm', { count: selected.size })}
        </Button>
        {confirm.isPending && (
          <p className={classes.muted} role="status">
            {t('import.importing')}
          </p>
        )}
      </section>
      <Modal opened={looking !== null} onClose={() => setLooking(null)} size="lg" title={t('learnersSee')}>
        {looking !== null && <Looked id={check.importId} line={looking} />}
      </Modal>
    </div>
  );
}

function Summary({ row: { title, notices, sameAsLine, similar: found } }: { row: ImportRow }) {
  const similar = found ?? [];
  const { t } = useTranslation('question-bank');
  const { t: w } = useTranslation('question-imports');
  return (
    <div className={classes.summary}>
      <span className={classes.rowName}>
        <Line text={title} />
      </span>
      {sameAsLine !== null && (
        <Tag tone="warn" icon={<IconCopy size={14} stroke={1.75} aria-hidden />}>
          {t('import.sameAsLine', { line: sameAsLine })}
        </Tag>
      )}
      {similar.length > 0 && (
        <details className={classes.likes}>
          <summary>{t(similar[0]!.exact ? 'similar.exact' : 'similar.near')}</summary>
          <SimilarList questions={similar} />
        </details>
      )}
      {notices.map(({ code, params }) => (
        <span key={code} className={classes.notice}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
          {w(`notices.${code}`, params)}
        </span>
      ))}
    </div>
  );
}

function Looked({ id, line }: { id: string; line: number }) {
  const messageOf = useErrorMessage();
  const question = useQuery(importedQuestionQuery(id, line));
  if (question.isError)
    return (
      <ErrorState compact onRetry={() => void question.refetch()}>
        {messageOf(question.error)}
      </ErrorState>
    );
  return question.data ? <StoredQuestionPreview question={question.data} /> : <LoadingState />;
}
