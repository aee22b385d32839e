/** A question as the API returns it, as learners see it. Its players and schemas come when it is first shown. */
import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingState } from '@vumon/ui';
import type { StoredPreviewProps } from './QuestionPreview.tsx';

export function StoredQuestionPreview(props: StoredPreviewProps) {
  const code = useQuery({
    queryKey: ['question-preview'],
    queryFn: async () => ({ Preview: (await import('./QuestionPreview.tsx')).StoredPreview }),
    staleTime: Infinity,
  });
  if (code.isError) return <ErrorState compact onRetry={() => void code.refetch()} />;
  if (!code.data) return <LoadingState />;
  const { Preview } = code.data;
  return <Preview {...props} />;
}
