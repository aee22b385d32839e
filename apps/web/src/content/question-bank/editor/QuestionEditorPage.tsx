import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from '@vumon/i18n/react';
import { defaultsOf, isQuestionTypeCode, parseContent, questionType, type QuestionKey } from '@vumon/question-types';
import { parseTemplate, type StoredTemplate } from '@vumon/question-types/variants';
import { Button, ErrorState, LoadingState } from '@vumon/ui';
import { AppFrame, type Breadcrumb } from '../../../frame/AppFrame.tsx';
import { LoadFailed } from '../../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../../frame/PageSkeleton.tsx';
import { useProfile } from '../../../session/profile.ts';
import { draftKey, readDraft } from './drafts.ts';
import { factsOf, newFacts, wantedFacts, withWanted } from './facts.ts';
import { heldQuery, questionQuery, type WholeQuestion } from '../queries.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionView } from './QuestionView.tsx';
import { TypePicker } from './TypePicker.tsx';
import { useBank } from '../use-bank.ts';
import type { QuestionInHand } from './useQuestionForm.ts';
import { randomId } from './random-id.ts';

export default function QuestionEditorPage() {
  const { questionSlug } = useParams({ strict: false }) as { questionSlug: string };
  return questionSlug === 'new' ? <NewQuestion /> : <StoredQuestion key={questionSlug} id={questionSlug} />;
}

/** The draft is read once when the page opens; from then on the form holds the state. */
const draftQuery = (key: string) => ({
  queryKey: ['question-draft', key],
  queryFn: () => readDraft(key),
  staleTime: Infinity,
  gcTime: 0,
});

function NewQuestion() {
  const { t } = useTranslation('question-bank');
  const profile = useProfile();
  const userId = profile.id;
  const { base, ownSearch, teacher, crumbsTo } = useBank();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const type = isQuestionTypeCode(search['type']) ? search['type'] : null;
  const draft = useQuery(draftQuery(draftKey(userId, null, type)));
  const crumbs = crumbsTo(t('newQuestion'));

  if (draft.isPending)
    return (
      <AppFrame breadcrumb={crumbs}>
        <PageSkeleton />
      </AppFrame>
    );
  if (!type) {
    return (
      <AppFrame breadcrumb={crumbs}>
        <TypePicker
          opened
          current={null}
          onClose={() => void navigate({ to: base, search: ownSearch })}
          onPick={(code) =>
            void navigate({
              to: `${base}/$questionSlug`,
              params: { questionSlug: 'new' },
              search: { ...search, type: code },
              replace: true,
            })
          }
        />
      </AppFrame>
    );
  }
  const start = (): QuestionInHand => {
    if (draft.data) return draft.data;
    const { content, key: answerKey } = defaultsOf(type, randomId);
    return {
      type,
      schemaVersion: questionType(type).schemaVersion,
      facts: withWanted(newFacts(profile, type), wantedFacts(search)),
      content,
      answerKey,
      baseVersion: null,
    };
  };
  return (
    <QuestionForm
      key={draft.data ? 'draft' : 'new'}
      id={null}
      start={start}
      restoredAt={draft.data?.savedAt ?? null}
      crumbs={crumbs}
      withPrivacy={teacher}
    />
  );
}

function StoredQuestion({ id }: { id: string }) {
  const { t } = useTranslation('question-bank');
  const { id: userId } = useProfile();
  const { base, teacher } = useBank();
  const question = useQuery(questionQuery(id));
  const draft = useQuery(draftQuery(draftKey(userId, id, null)));
  const edits = question.data?.abilities.edit === true;
  // The note about tests is above the fields, which it would push down if it appeared after them.
  const held = useQuery({ ...heldQuery(id), enabled: edits });
  const mine = question.data?.scope === 'USER' && question.data.abilities.edit;
  const crumbs: Breadcrumb = [
    { label: t('title'), href: base },
    ...(teacher && question.data
      ? [
          mine
            ? { label: t('scopes.mine'), href: `${base}?m=mine` as const }
            : question.data.scope === 'USER'
              ? { label: t('scopes.shared'), href: `${base}?m=shared` as const }
              : { label: t('scopes.system'), href: base },
        ]
      : []),
    { label: question.data?.abilities.edit ? t('editQuestion') : t('question') },
  ];
  if (question.isError) {
    return (
      <AppFrame breadcrumb={crumbs}>
        <LoadFailed
          error={question.error}
          onRetry={() => void question.refetch()}
          back={{ label: t('title'), href: base }}
        />
      </AppFrame>
    );
  }
  if (!question.data || draft.isPending || (edits && held.isPending && held.failureCount === 0))
    return (
      <AppFrame breadcrumb={crumbs}>
        <LoadingState />
      </AppFrame>
    );
  if (!question.data.abilities.edit) return <QuestionView question={question.data} crumbs={crumbs} />;
  return <EditStored question={question.data} draft={draft.data ?? null} crumbs={crumbs} teacher={teacher} />;
}

function EditStored({
  question,
  draft,
  crumbs,
  teacher,
}: {
  question: WholeQuestion;
  draft: Awaited<ReturnType<typeof readDraft>>;
  crumbs: Breadcrumb;
  teacher: boolean;
}) {
  const { t } = useTranslation('question-bank');
  const { base } = useBank();
  const navigate = useNavigate();
  const stored = question.template as unknown as StoredTemplate | null;
  const template = stored && parseTemplate(question.type, stored);
  const parsed = parseContent(question.type, question.schemaVersion, question.content);
  if (!parsed.ok && !draft) {
    return (
      <AppFrame breadcrumb={crumbs}>
        <ErrorState title={t('unreadable')}>{t('unreadableBody')}</ErrorState>
        <Button onClick={() => void navigate({ to: base })}>{t('backToList')}</Button>
      </AppFrame>
    );
  }
  const start = (): QuestionInHand =>
    draft ?? {
      type: question.type,
      schemaVersion: questionType(question.type).schemaVersion,
      facts: factsOf(question),
      content: template?.content ?? (parsed.ok ? parsed.value : defaultsOf(question.type).content),
      // The server parses a key with its content before it stores either.
      answerKey: template?.answerKey ?? (question.answerKey as unknown as QuestionKey),
      template: template
        ? { parameters: template.parameters, conditions: template.conditions, truths: template.truths }
        : null,
      baseVersion: question.version,
    };
  return (
    <QuestionForm
      id={question.id}
      start={start}
      restoredAt={draft?.savedAt ?? null}
      crumbs={crumbs}
      withPrivacy={teacher}
    />
  );
}
