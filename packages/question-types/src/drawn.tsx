/** Tests draw every view without a browser: all facets and words are there first. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { createI18n } from '@vumon/i18n';
import { I18nextProvider } from '@vumon/i18n/react';
import { UiProvider } from '@vumon/ui';
import uiWords from '@vumon/ui/messages.vi.json';
import { editors } from './registry/editors.tsx';
import { isQuestionTypeNamespace, loadQuestionTypeCatalog, questionTypeNamespaces } from './registry/messages.ts';
import { players } from './registry/players.tsx';
import { reviews } from './registry/reviews.tsx';

/** Draws to HTML in Vietnamese, without the style elements of the design system. */
export async function drawing(): Promise<(view: ReactNode) => string> {
  // A composite draws its parts by the views of their types, which load on their own.
  await Promise.all([players, reviews, editors].flatMap((map) => Object.values(map).map((view) => view.load())));
  const i18n = await createI18n(
    'vi',
    (locale, namespace) => (isQuestionTypeNamespace(namespace) ? loadQuestionTypeCatalog(locale, namespace) : Promise.resolve(namespace === 'ui' ? uiWords : {})),
    ['common', ...questionTypeNamespaces, 'ui', 'errors'],
  );
  return (view) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <UiProvider>{view}</UiProvider>
      </I18nextProvider>,
    ).replace(/<style[^>]*>[^]*?<\/style>/g, '');
}
