/** Shown instead of a blank page when the player throws while rendering. The answers are in the journal. */
import { ErrorState } from '@vumon/ui';
import { Component, type ReactNode } from 'react';
import { usePlayerMessages } from './translation.ts';

function CrashScreen() {
  const t = usePlayerMessages();
  return (
    <main>
      <ErrorState title={t('crash.title')} onRetry={() => location.reload()}>
        {t('crash.body')}
      </ErrorState>
    </main>
  );
}

export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
