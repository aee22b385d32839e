/** Renders every view to HTML in tests, without a browser: all views and messages are loaded first. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { createI18n } from '@vumon/i18n';
import { I18nProvider } from '@vumon/i18n/react';
import { UiProvider } from '@vumon/ui';
import uiMessages from '@vumon/ui/messages.vi.json';
import { editors } from '../registry/editors.tsx';
import { isQuestionTypeNamespace, loadQuestionTypeCatalog, questionTypeNamespaces } from '../registry/messages.ts';
import { players } from '../registry/players.tsx';
import { reviews } from '../registry/reviews.tsx';

/** A function that renders to HTML in Vietnamese, without the style elements of the design system. */
export async function createRenderer(): Promise<(view: ReactNode) => string> {
  // The views of composites render those of other types, which load separately.
  await Promise.all([players, reviews, editors].flatMap((map) => Object.values(map).map((view) => view.load())));
  const i18n = await createI18n(
    'vi',
    (locale, namespace) =>
      isQuestionTypeNamespace(namespace)
        ? loadQuestionTypeCatalog(locale, namespace)
        : Promise.resolve(namespace === 'ui' ? uiMessages : {}),
    ['common', ...questionTypeNamespaces, 'ui', 'errors'],
  );
  return (view) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <UiProvider>{view}</UiProvider>
      </I18nProvider>,
    ).replace(/<style[^>]*>[^]*?<\/style>/g, '');
}
