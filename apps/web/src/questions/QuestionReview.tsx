/** A question with its answer key or with a learner's answer, in the review view of its type. */
import { useQuery } from '@tanstack/react-query';
import type { QuestionTypeCode } from '@vumon/question-types';
import { reviews, type AnyReview } from '@vumon/question-types/reviews';
import { ErrorState } from '@vumon/ui';
import { Suspense, type ComponentProps, type ReactNode } from 'react';

interface QuestionReviewProps extends ComponentProps<AnyReview> {
  type: QuestionTypeCode;
  /** Shown until code and messages of the type are loaded, without suspending the page around it. */
  waiting: ReactNode;
}

export function QuestionReview({ type, waiting, ...props }: QuestionReviewProps) {
  const loaded = useQuery({
    queryKey: ['review', type],
    queryFn: async () => ({ Review: await reviews[type].load() }),
    staleTime: Infinity,
  });
  if (loaded.isError) return <ErrorState compact onRetry={() => void loaded.refetch()} />;
  if (!loaded.data) return waiting;
  const { Review } = loaded.data;
  return (
    <Suspense fallback={waiting}>
      <Review {...props} />
    </Suspense>
  );
}
