/** State of the question editor: stored as a draft while it changes, validated, then saved. */
import { defaultsOf, questionType } from '@vumon/question-types';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import type { Problem, QuestionContent, QuestionKey, QuestionTypeCode } from '@vumon/question-types';
import { problemsOf } from '@vumon/question-types/validators';
import type { Drawn } from '@vumon/question-types/variants';
import { toast, useConfirm } from '@vumon/ui';
import { useEffect, useRef, useState } from 'react';
import { useProfile } from '../../../session/profile.ts';
import { convertQuestion, lossBetween, type Loss } from './conversion.ts';
import { draftKey, removeDraft, writeDraft } from './drafts.ts';
import { rememberFacts, type QuestionFacts } from './facts.ts';
import { historyOf, record, redo, undo } from './history.ts';
import { uploadMedia } from '../media.ts';
import { useQuestionChanges } from '../queries.ts';
import { useBank } from '../use-bank.ts';
import { checked as checkedTemplate, mayBeTemplate, ofEditor } from './variants/template.ts';

export interface QuestionInHand {
  readonly type: QuestionTypeCode;
  readonly schemaVersion: number;
  readonly facts: QuestionFacts;
  readonly content: QuestionContent;
  readonly answerKey: QuestionKey;
  readonly baseVersion: number | null;
  /** Parameters of a template; null or absent for an ordinary question and in drafts from before templates existed. */
  readonly template?: Drawn | null;
}

/** The problems that prevent saving, as far as the type's editor shows them. */
const problemsIn = (hand: QuestionInHand): readonly Problem[] =>
  hand.template ? ofEditor(checkedTemplate(hand)?.problems ?? []) : problemsOf(hand.type, hand.content, hand.answerKey);

const isReady = (hand: QuestionInHand): boolean =>
  hand.template ? checkedTemplate(hand)?.problems.length === 0 : problemsIn(hand).length === 0;

type TypedParts = Pick<QuestionInHand, 'type' | 'content' | 'answerKey'>;

const restMs = 700;

/** Server's field errors of the content as the editor's problems. */
const problemsFrom = (error: ApiError): Problem[] =>
  error.fields
    .filter(({ path }) => path === 'content' || path.startsWith('content.'))
    .map(({ path, code, params }) => ({ path: path.replace(/^content\.?/, ''), code, ...(params && { params }) }));

const bodyOf = ({
  facts: { labels, keywords, ...facts },
  schemaVersion,
  content,
  answerKey,
  template,
}: QuestionInHand) => ({
  ...facts,
  labels: [...labels],
  keywords: [...keywords],
  schemaVersion,
  content,
  answerKey,
  template: template ?? null,
});

/** Stores the question as a draft while it changes, and asks before the page is left. */
function useStoredDraft({
  key,
  hand,
  changed,
  restoredAt,
}: {
  key: string;
  hand: QuestionInHand;
  changed: boolean;
  restoredAt: number | null;
}) {
  const { t } = useTranslation('question-bank');
  const confirm = useConfirm();
  const [draftAt, setDraftAt] = useState(restoredAt);
  /**
   * Set when the question was saved or discarded: from then on no draft is stored and leaving needs no confirmation.
   */
  const free = useRef(false);
  const pending = useRef<QuestionInHand | null>(null);

  // The draft is stored while typing and when the tab is closed.
  useEffect(() => {
    if (!changed || free.current) return;
    pending.current = hand;
    const keep = async () => {
      const now = Date.now();
      if (pending.current !== hand || free.current) return;
      pending.current = null;
      if (await writeDraft(key, { ...hand, savedAt: now })) setDraftAt(now);
    };
    const timer = setTimeout(() => void keep(), restMs);
    const onHide = () => void keep();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [hand, changed, key]);

  useBlocker({
    disabled: !changed,
    enableBeforeUnload: () => pending.current !== null && !free.current,
    shouldBlockFn: async ({ next }) => {
      // Leaving for the sign-in page needs no confirmation, because the draft survives signing in again.
      if (free.current || next.pathname.endsWith('/login')) return false;
      const leave = await confirm({
        title: t('leave.title'),
        body: t('leave.body'),
        confirmLabel: t('leave.confirm'),
        cancelLabel: t('leave.stay'),
      });
      if (leave && pending.current) await writeDraft(key, { ...pending.current, savedAt: Date.now() });
      return !leave;
    },
  });

  return {
    /** When the draft was last stored. */
    draftAt,
    /** Removes the draft and stops storing drafts: the question was saved or discarded. */
    removeStored: async (): Promise<void> => {
      free.current = true;
      pending.current = null;
      await removeDraft(key);
    },
  };
}

/** Converts the question to another type and back. */
function useTypeSwitch({
  id,
  hand,
  draft,
  onSwitch,
}: {
  id: string | null;
  hand: QuestionInHand;
  /** The key of the stored draft. */
  draft: string;
  onSwitch(next: Partial<QuestionInHand>): void;
}) {
  const { id: userId } = useProfile();
  const { base } = useBank();
  const navigate = useNavigate();
  const client = useQueryClient();
  // For each type that was switched away from: its content, and what the conversion made of it, so that switching back
  // restores it.
  const left = useRef(new Map<QuestionTypeCode, { was: TypedParts; became: TypedParts }>());

  /** The question converted to another type, or its earlier content in that type if nothing was changed since. */
  const partsFor = (type: QuestionTypeCode): TypedParts => {
    const before = left.current.get(type);
    if (before && before.became.content === hand.content && before.became.answerKey === hand.answerKey)
      return before.was;
    return { type, ...convertQuestion(hand.type, type, hand) };
  };

  /** What the conversion would lose; null if nothing. */
  const lossBy = (type: QuestionTypeCode): Loss | null =>
    type === hand.type ? null : lossBetween(hand.type, hand, type, partsFor(type));

  const setType = (type: QuestionTypeCode) => {
    if (type === hand.type) return;
    const became = partsFor(type);
    left.current.set(hand.type, { was: { type: hand.type, content: hand.content, answerKey: hand.answerKey }, became });
    onSwitch(mayBeTemplate(type) ? became : { ...became, template: null });
    if (id !== null) return;
    // The draft moves along, and so does the address: a reload opens this question, not that of the other type.
    const before = ['question-draft', draft];
    const after = draftKey(userId, null, type);
    void removeDraft(draft);
    client.setQueryData(['question-draft', after], client.getQueryData(before) ?? null);
    void navigate({
      to: `${base}/$questionSlug`,
      params: { questionSlug: 'new' },
      search: { type },
      replace: true,
      ignoreBlocker: true,
    });
  };
  return { lossBy, setType };
}

/** Goes back to the bank after saving, with an offer to write another question. */
function useLeaving({
  id,
  hand,
  removeStored,
}: {
  id: string | null;
  hand: QuestionInHand;
  removeStored(): Promise<void>;
}) {
  const { t } = useTranslation('question-bank');
  const { id: userId } = useProfile();
  const { base, ownSearch } = useBank();
  const navigate = useNavigate();
  const client = useQueryClient();
  return async (message: string) => {
    rememberFacts(userId, hand.facts);
    await removeStored();
    client.removeQueries({ queryKey: ['question-draft', draftKey(userId, id, hand.type)] });
    const again =
      id === null
        ? {
            action: {
              label: t('writeAnother'),
              onAction: () =>
                void navigate({
                  to: `${base}/$questionSlug`,
                  params: { questionSlug: 'new' },
                  search: { type: hand.type },
                }),
            },
          }
        : {};
    toast(message, again);
    await navigate({ to: base, search: ownSearch });
  };
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>;

/** The current question, with the steps that can be undone and redone. */
function useSteps(start: () => QuestionInHand, restored: boolean) {
  const [history, setHistory] = useState(() => historyOf(start()));
  const [changed, setChanged] = useState(restored);
  const step = (move: typeof undo) => {
    setHistory((old) => move(old));
    setChanged(true);
  };
  return {
    hand: history.present,
    changed,
    change: (next: Partial<QuestionInHand>) => {
      const now = Date.now();
      setHistory((old) => record(old, { ...old.present, ...next }, now));
      setChanged(true);
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step(undo),
    redo: () => step(redo),
  };
}

/** Uploads files of the question and knows whether one is still on its way. */
function useUploads() {
  const running = useRef(0);
  return {
    isUploading: () => running.current > 0,
    upload: async (...input: Parameters<typeof uploadMedia>) => {
      running.current += 1;
      try {
        return await uploadMedia(...input);
      } finally {
        running.current -= 1;
      }
    },
  };
}

/** What the server says of the facts beside the content, by field. */
const fieldErrorsOf = (error: ApiError | null): Record<string, string> =>
  Object.fromEntries(
    (error?.fields ?? []).filter(({ path }) => !path.startsWith('content')).map(({ path, message }) => [path, message]),
  );

export function useQuestionForm({
  id,
  start,
  restoredAt,
}: {
  id: string | null;
  start(): QuestionInHand;
  restoredAt: number | null;
}) {
  const { t } = useTranslation('question-bank');
  const { id: userId } = useProfile();
  const { base } = useBank();
  const navigate = useNavigate();
  const client = useQueryClient();
  const confirm = useConfirm();
  const changes = useQuestionChanges();
  const { hand, changed, change, ...steps } = useSteps(start, restoredAt !== null);
  const [checked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<{ hand: QuestionInHand; error: ApiError } | null>(null);
  const [saving, setSaving] = useState(false);
  const { isUploading, upload } = useUploads();
  const key = draftKey(userId, id, hand.type);

  const { draftAt, removeStored } = useStoredDraft({ key, hand, changed, restoredAt });

  const server = refusal && refusal.hand === hand ? refusal.error : null;
  const problems: readonly Problem[] = checked
    ? [
        ...problemsIn(hand),
        ...(server ? problemsFrom(server).filter(({ code }) => code === 'mediaMissing' || code === 'MALFORMED') : []),
      ]
    : [];
  const fieldErrors = fieldErrorsOf(server);

  const done = useLeaving({ id, hand, removeStored });

  /** `another`: the page stays, with an empty question of the same type and facts. */
  const send = async (version: number | null, another: boolean): Promise<void> => {
    const body = bodyOf(hand);
    try {
      if (id === null) await changes.create.mutateAsync({ type: hand.type, ...body });
      else await changes.update.mutateAsync({ id, version: version ?? 1, ...body });
      if (another) {
        const { content, key: answerKey } = defaultsOf(hand.type);
        change({ ...hand, content, answerKey, schemaVersion: questionType(hand.type).schemaVersion });
        setChecked(false);
        toast(t('created'));
      } else await done(t(id === null ? 'created' : 'updated'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'VERSION_CONFLICT') {
        const current = (error.data as { version: number }).version;
        const mine = await confirm({
          title: t('conflict.title'),
          body: t('conflict.body'),
          confirmLabel: t('conflict.overwrite'),
          cancelLabel: t('conflict.cancel'),
        });
        if (mine) return send(current, another);
      }
      setRefusal({ hand, error });
    }
  };

  const save = async ({ another = false } = {}) => {
    if (isUploading()) {
      // The question would be saved without the file, and its author would leave believing otherwise.
      toast(t('uploading'), { tone: 'warn' });
      return 'uploading' as const;
    }
    setChecked(true);
    setRefusal(null);
    if (!isReady(hand)) return 'problems' as const;
    setSaving(true);
    try {
      await send(hand.baseVersion, another);
    } finally {
      setSaving(false);
    }
    return 'sent' as const;
  };

  const { lossBy, setType } = useTypeSwitch({
    id,
    hand,
    draft: key,
    onSwitch: (next) => {
      setChecked(false);
      change(next);
    },
  });

  /** Discards the draft: back to the stored version, or to an empty question. */
  const discard = async () => {
    await removeStored();
    await client.resetQueries({ queryKey: ['question-draft', key] });
    if (id === null) await navigate({ to: `${base}/$questionSlug`, params: { questionSlug: 'new' }, replace: true });
  };

  return {
    hand,
    change,
    changed,
    /** Whether saving was tried. */
    checked,
    draftAt,
    problems,
    fieldErrors,
    refusal: server,
    upload,
    saving,
    save,
    lossBy,
    setType,
    discard,
    ...steps,
  };
}
