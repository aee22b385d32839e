/**
 * Parts of a page that are seen later than the page, and whose code comes by itself. Without a connection something
 * stands in for them until there is one, and the rest of the page stays as it is.
 */
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState } from '@vumon/ui';
import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadOrReload } from './load-late.ts';
import { useConnection } from './useConnection.ts';

/** `waiting` stands where the part will stand. */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode,
): (props: Props) => ReactNode {
  let loaded: { readonly Part: ComponentType<Props> } | null = null;
  return function LatePart(props) {
    const [there, setThere] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const { lost } = useConnection();
    const isThere = there !== null;
    useEffect(() => {
      if (isThere || lost) return undefined;
      let left = false;
      // Where the connection is lost meanwhile, this begins anew when it is back.
      void loadOrReload(load, true).then((outcome) => {
        if (left || outcome === 'reloads') return;
        if ('part' in outcome) setThere((loaded = { Part: outcome.part.default }));
        else if (outcome.lost === 'code') setFailed(true);
      });
      return () => {
        left = true;
      };
    }, [isThere, lost]);
    if (failed) return <Failed />;
    return there ? (
      <Suspense fallback={waiting}>
        <there.Part {...props} />
      </Suspense>
    ) : (
      waiting
    );
  };
}

function Failed() {
  const { t } = useTranslation('app');
  return (
    <ErrorState compact title={t('pageFailed')} onRetry={() => location.reload()}>
      {t('pageFailedBody')}
    </ErrorState>
  );
}
