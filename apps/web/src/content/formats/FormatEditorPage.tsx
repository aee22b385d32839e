import { useQuery } from '@tanstack/react-query';
import { useBlocker, useNavigate, useParams } from '@tanstack/react-router';
import { IconCopy, IconDeviceFloppy, IconFileText, IconTable } from '@tabler/icons-react';
import type { FormatDetail, FormatSection } from '@vumon/contract';
import type { FieldError } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, PageHeader, Tag, toast, useConfirm } from '@vumon/ui';
import { useEffect, useRef, useState } from 'react';
import { useNamed } from '../../api/reference-data.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { useProfile } from '../../session/profile.ts';
import { useOwnPath } from '../../navigation/own-path.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { bodyOf, draftOf, draftProblems, firstSkill, newDraft, totalsOf, type FormatDraft } from './draft.ts';
import { FormatFields } from './FormatFields.tsx';
import { MatrixPreview } from './matrix/MatrixPreview.tsx';
import { FormatTally } from './FormatTally.tsx';
import classes from './formats.module.css';
import { formatQuery, useFormatChanges } from './queries.ts';

/** Creates, copies, edits or shows a format, depending on the address and the user's abilities. */
export default function FormatEditorPage() {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const { templateSlug, slug } = useParams({ strict: false }) as { templateSlug?: string; slug?: string };
  const id = templateSlug ?? slug;
  const [url] = useUrlState();
  const source = id ?? url['copy'];
  const stored = useQuery({ ...formatQuery(source ?? ''), enabled: source !== undefined });
  const base = useBase();
  const subject = useProfile().subject ?? 'ENGLISH';
  const named = useNamed();
  const list = { label: t('title'), href: base };

  if (source !== undefined && !stored.data) {
    return (
      <AppFrame breadcrumb={[list]}>
        {stored.error ? (
          <LoadFailed error={stored.error} onRetry={() => void stored.refetch()} back={list} />
        ) : (
          <PageSkeleton />
        )}
      </AppFrame>
    );
  }
  if (id !== undefined) return <Editor key={id} stored={stored.data!} initial={draftOf(stored.data!)} />;
  const initial = stored.data
    ? { ...draftOf(stored.data), name: t('copyName', { name: named(stored.data) }).slice(0, 100), nameEn: '' }
    : newDraft(subject, c(`skills.${firstSkill(subject)}`));
  return <Editor key="new" stored={null} initial={initial} />;
}

/** The format as the tables need it. */
const previewOf = (draft: FormatDraft) => {
  const { sections, rows = [], subject } = bodyOf(draft);
  return { sections: sections as FormatSection[], rows, subject };
};

/** The list that the page belongs to: the formats of the system have one of their own. */
const useBase = (): '/templates' | '/unit-test-templates' =>
  useOwnPath().startsWith('/unit-test-templates') ? '/unit-test-templates' : '/templates';

function Editor({ stored, initial }: { stored: FormatDetail | null; initial: FormatDraft }) {
  const { t } = useTranslation('formats');
  const messageOf = useErrorMessage();
  const { t: f, find } = useTranslation('fields');
  const navigate = useNavigate();
  const base = useBase();
  const changes = useFormatChanges();
  const [draft, setDraft] = useRestorableState('format', initial);
  const [tried, setTried] = useState(false);
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({});
  const [looking, setLooking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [dirty, setDirty] = useRestorableState('format changed', false);
  const allowLeaving = useLeaveGuard(dirty);
  const form = useRef<HTMLFormElement>(null);
  const readOnly = stored !== null && !stored.abilities.edit;
  const problems = readOnly ? [] : draftProblems(draft);
  const saving = changes.create.isPending || changes.change.isPending;

  useEffect(() => setServerErrors({}), [draft]);

  const change = (next: FormatDraft) => {
    setDraft(next);
    setDirty(true);
  };
  const errorOf = (path: string): string | undefined => {
    if (serverErrors[path]) return serverErrors[path];
    const problem = shownProblem(problems, path, tried);
    return problem && (find('', problem.code, problem.params ?? {}) ?? f('invalid'));
  };
  const go = (path: string) => {
    setTried(true);
    const field =
      form.current?.querySelector<HTMLElement>(`[id="${CSS.escape(path)}"]`) ??
      form.current?.querySelector<HTMLElement>(`[id^="${CSS.escape(path)}"]`);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  const save = async () => {
    setTried(true);
    setFailure(null);
    if (problems.length > 0) return go(problems[0]!.path);
    try {
      const saved = stored
        ? await changes.change.mutateAsync({ ...bodyOf(draft), id: stored.id, updatedAt: stored.updatedAt })
        : await changes.create.mutateAsync(bodyOf(draft));
      allowLeaving();
      toast(t('editor.saved'));
      void navigate(
        base === '/templates'
          ? { to: base, search: saved.scope === 'USER' ? { m: 'mine' } : {} }
          : { to: saved.scope === 'USER' ? '/unit-test-templates/mine' : base },
      );
    } catch (error) {
      const fields = fieldErrors(error);
      setServerErrors(fields);
      setFailure(messageOf(error));
      const first = Object.keys(fields)[0];
      if (first) go(first);
    }
  };
  const takeTotals = () => {
    const totals = totalsOf(draft);
    change({ ...draft, totalQuestions: totals.questions, totalPoints: totals.points / 100 });
  };

  const named = useNamed();
  const title = stored ? named(stored) : t('editor.new');
  return (
    <AppFrame breadcrumb={[{ label: t('title'), href: base }, { label: title }]} flush>
      <form
        ref={form}
        className={classes.editor}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={classes.main}>
          <PageHeader
            title={title}
            beside={readOnly ? <Tag>{t('editor.readOnly')}</Tag> : undefined}
            actions={readOnly ? <ReadOnlyActions format={stored} onCopy={allowLeaving} /> : undefined}
          />
          {readOnly && (
            <Note tone="info">
              {stored.uses > 0 && stored.abilities.toggle
                ? t('editor.usedNote', { count: stored.uses })
                : t('editor.systemNote')}
            </Note>
          )}
          {looking && (
            <Modal opened onClose={() => setLooking(false)} size="xl" title={t('matrix.tables')}>
              <MatrixPreview {...previewOf(draft)} />
            </Modal>
          )}
          <FormatFields draft={draft} onChange={change} readOnly={readOnly} errorOf={errorOf} />
        </div>
        <aside className={classes.side} aria-label={t('tally.title')}>
          <div className={classes.sticky}>
            <FormatTally draft={draft} problems={problems} onGo={go} onTakeTotals={readOnly ? undefined : takeTotals} />
            {failure && (
              <Note tone="bad" live>
                {failure}
              </Note>
            )}
            <EditorButtons
              base={base}
              complete={problems.length === 0}
              saving={readOnly ? null : saving}
              onTables={() => setLooking(true)}
            />
          </div>
        </aside>
      </form>
    </AppFrame>
  );
}

/** The problem of a field; that it is empty or that totals disagree is shown after the first attempt to save. */
function shownProblem(problems: readonly FieldError[], path: string, tried: boolean): FieldError | undefined {
  const problem = problems.find((one) => one.path === path);
  const later =
    problem?.code === 'required' ||
    problem?.code === 'notPositive' ||
    path === 'totalQuestions' ||
    path === 'totalPoints';
  return tried || !later ? problem : undefined;
}

/** Asks before the page is left with unsaved changes, until the returned function is called. */
function useLeaveGuard(dirty: boolean): () => void {
  const { t } = useTranslation('formats');
  const confirm = useConfirm();
  const leaving = useRef(false);
  useBlocker({
    shouldBlockFn: async () => {
      if (!dirty || leaving.current) return false;
      return !(await confirm({
        title: t('editor.leaveTitle'),
        body: t('editor.leaveBody'),
        confirmLabel: t('editor.leave'),
        cancelLabel: t('editor.stay'),
        danger: true,
      }));
    },
    enableBeforeUnload: () => dirty && !leaving.current,
  });
  return () => {
    leaving.current = true;
  };
}

/** What can be done with a format that the user may not change. */
function ReadOnlyActions({ format, onCopy }: { format: FormatDetail; onCopy: () => void }) {
  const { t } = useTranslation('formats');
  const navigate = useNavigate();
  const { role } = useProfile();
  const copy = () => {
    onCopy();
    void navigate({
      to: '/templates/create-new-template',
      search: { copy: format.id, ...(role === 'TEACHER' && { m: 'mine' }) },
    });
  };
  return (
    <>
      {format.abilities.apply && (
        <Button
          icon={<IconFileText size={18} stroke={1.75} aria-hidden />}
          onClick={() => void navigate({ to: '/unit-test/create', search: { format: format.id } })}
        >
          {t('use')}
        </Button>
      )}
      {format.abilities.copy && (
        <Button icon={<IconCopy size={18} stroke={1.75} aria-hidden />} onClick={copy}>
          {t('copy')}
        </Button>
      )}
    </>
  );
}

interface EditorButtonsProps {
  /** The list that the page belongs to. */
  base: ReturnType<typeof useBase>;
  /** Nothing is missing or wrong. */
  complete: boolean;
  /** Null where the format cannot be changed. */
  saving: boolean | null;
  /** Shows matrix and specification as they are printed. */
  onTables: () => void;
}

function EditorButtons({ base, complete, saving, onTables }: EditorButtonsProps) {
  const { t } = useTranslation('formats');
  const navigate = useNavigate();
  return (
    <>
      <Button
        icon={<IconTable size={18} stroke={1.75} aria-hidden />}
        disabledReason={complete ? null : t('matrix.mendFirst')}
        onClick={onTables}
      >
        {t('matrix.tables')}
      </Button>
      <div className={classes.buttons}>
        <Button onClick={() => void navigate({ to: base })}>{t('editor.back')}</Button>
        {saving !== null && (
          <Button
            type="submit"
            variant="primary"
            full
            loading={saving}
            icon={<IconDeviceFloppy size={18} stroke={1.75} aria-hidden />}
          >
            {t('editor.save')}
          </Button>
        )}
      </div>
    </>
  );
}
