/** The states of every component one below the other; each is an element with `data-state-of`, of which pictures are taken. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { I18n } from '@vumon/i18n';
import { I18nProvider } from '@vumon/i18n/react';
import { UiProvider } from '@vumon/ui';
import { useState } from 'react';
import { componentStates } from './files.ts';
import classes from './states.module.css';

/** Links have an address but lead nowhere, and nothing is asked of a server. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

export function StatesPage({ i18n, scheme }: { i18n: I18n; scheme: 'light' | 'dark' }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider colorScheme={scheme}>
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router as never}>
            <main className={classes.page}>
              {componentStates.map(({ component, states }) => (
                <section key={component}>
                  <h1>{component}</h1>
                  {Object.entries(states).map(([name, shown]) => (
                    <section key={name} data-state-of={`${component} ${name}`}>
                      <h2>{name}</h2>
                      {shown}
                    </section>
                  ))}
                </section>
              ))}
            </main>
          </RouterContextProvider>
        </QueryClientProvider>
      </UiProvider>
    </I18nProvider>
  );
}
