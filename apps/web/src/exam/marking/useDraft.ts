/**
 * A teacher's unsaved entries for one answer. Each change is stored on the device at once and on the server a moment
 * later; leaving the answer, the page or the tab sends what is still pending.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { removeLocalDraft, storeLocalDraft, localDraftKeys, localDraft } from '../../forms/local-drafts.ts';
import { useProfile } from '../../session/profile.ts';
import type { NewMark, Work } from './queries.ts';
import {
  afterSaving,
  draftOf,
  noWriting,
  sameDraft,
  startOf,
  workKey,
  type DeviceDraft,
  type Draft,
  type Writing,
} from './works.ts';

const pauseMs = 800;
const keyOf = (id: string, work: Pick<Work, 'attempt' | 'question' | 'item'>): string =>
  `marking:${id}:${workKey(work)}`;

const send = (id: string, draft: NewMark, discard: boolean, keepalive = false) =>
  api(
    'PUT /itf/classes/unit-tests-assigned/{id}/marking/drafts',
    { params: { id }, body: { draft, discard } },
    { keepalive },
  );

/** `device`: stored on the device only; `lost`: not stored anywhere. */
export type DraftState = 'none' | 'saving' | 'saved' | 'device' | 'lost';

const sent = ({ scores, comment, notes }: Draft, work: Work, version: number): NewMark => ({
  attempt: work.attempt,
  question: work.question,
  item: work.item,
  entry: work.entry,
  version,
  scores: { ...scores },
  comment,
  notes: notes.map((note) => ({ ...note })),
});

export function useDraft(id: string, work: Work) {
  const { id: userId } = useProfile();
  const client = useQueryClient();
  const key = keyOf(id, work);
  const [draft, setDraft] = useState(() => startOf(work, localDraft<DeviceDraft>(userId, key)));
  /** The current draft, for replies that arrive after it has changed. */
  const latest = useRef(draft);
  const changed = !sameDraft(draft, draftOf(work));
  const [state, setState] = useState<DraftState>(() => (changed ? 'saved' : 'none'));
  /** The change that is not on the server yet. */
  const waiting = useRef<{ at: number; draft: Draft & { writing: Writing } } | null>(null);
  const version = work.mark?.version ?? 0;

  const push = useEffectEvent(async (leaving: boolean) => {
    const now = waiting.current;
    if (!now) return;
    waiting.current = null;
    const discard = sameDraft(now.draft, draftOf(work));
    const onServer = discard
      ? null
      : {
          scores: { ...now.draft.scores },
          comment: now.draft.comment,
          notes: now.draft.notes.map((note) => ({ ...note })),
          at: new Date(now.at).toISOString(),
        };
    client.setQueriesData<Work[]>({ queryKey: ['marking', id, 'works'] }, (works) =>
      works?.map((one) => (workKey(one) === workKey(work) ? { ...one, draft: onServer } : one)),
    );
    try {
      const { kept } = await send(id, sent(now.draft, work, version), discard, leaving);
      if (kept && localDraft(userId, key)?.at === now.at)
        storeLocalDraft<DeviceDraft>(userId, key, {
          at: now.at,
          value: { ...now.draft, entry: work.entry, version, sent: true },
        });
      if (waiting.current === null) setState(discard ? 'none' : kept ? 'saved' : 'device');
      // The lists show the number of drafts.
      void client.invalidateQueries({ queryKey: ['marking', id, 'overview'] });
    } catch {
      // The draft is stored on the device; it is sent when the connection returns or at the next visit.
      if (waiting.current === null) {
        waiting.current = now;
        setState('device');
      }
    }
  });

  const change = (next: Draft & { writing: Writing }): void => {
    const at = Date.now();
    latest.current = next;
    setDraft(next);
    waiting.current = { at, draft: next };
    let onDevice = true;
    if (sameDraft(next, draftOf(work)) && next.writing.said === '') removeLocalDraft(userId, key);
    else
      onDevice = storeLocalDraft<DeviceDraft>(userId, key, {
        at,
        value: { ...next, entry: work.entry, version, sent: false },
      });
    setState(onDevice ? 'saving' : 'lost');
  };

  useEffect(() => {
    if (state !== 'saving' && state !== 'lost') return;
    const timer = setTimeout(() => void push(false), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, state]);

  useEffect(() => {
    const leave = () => void push(true);
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const online = () => void push(false);
    addEventListener('pagehide', leave);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  return {
    draft,
    state,
    change,
    /** Called when the mark was saved. Changes since it was sent stay as a draft; returns whether there are any. */
    saved: (from: Draft & { writing: Writing }, given: Draft): boolean => {
      const next = afterSaving(latest.current, from, given);
      latest.current = next;
      setDraft(next);
      const more = !sameDraft(next, given) || next.writing.said !== '';
      if (!more) {
        waiting.current = null;
        removeLocalDraft(userId, key);
        setState('none');
      }
      return more;
    },
    /** Deletes the draft: the teacher chose the other version. */
    drop: (next: Draft): void => {
      waiting.current = null;
      removeLocalDraft(userId, key);
      setState('none');
      latest.current = { ...next, writing: noWriting };
      setDraft(latest.current);
    },
  };
}

/** Sends drafts that an earlier visit could not send because the connection was lost or the session had ended. */
export function useLeftDrafts(id: string): void {
  const { id: userId } = useProfile();
  const client = useQueryClient();
  useEffect(() => {
    const start = `marking:${id}:`;
    void (async () => {
      for (const key of localDraftKeys(userId, start)) {
        const stored = localDraft<DeviceDraft>(userId, key);
        if (!stored || stored.value.sent) continue;
        const [attempt = '', question = '', item = ''] = key.slice(start.length).split(':');
        const { entry, version, scores, comment, notes } = stored.value;
        const body = { attempt, question, item, entry, version, scores: { ...scores }, comment, notes: [...notes] };
        const reply = await send(id, body, false).catch(() => null);
        if (reply?.kept && localDraft(userId, key)?.at === stored.at)
          storeLocalDraft<DeviceDraft>(userId, key, { at: stored.at, value: { ...stored.value, sent: true } });
        if (reply) void client.invalidateQueries({ queryKey: ['marking', id, 'overview'] });
      }
    })();
  }, [id, userId, client]);
}
