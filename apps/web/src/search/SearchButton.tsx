/** The way to the search in every shell: a button in the header, and Ctrl K. The search is loaded when it first opens. */
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { IconButton, Kbd, useScreen, type NavItem } from '@vumon/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import classes from './search-button.module.css';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

const shortcut = /^(?:Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** `wide`: the header has room for the button's words. */
export function SearchButton({ pages, wide }: { readonly pages: readonly NavItem[]; readonly wide: boolean }) {
  const { t } = useTranslation('app');
  const { screen } = useScreen();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      // An editor may use the same keys for a link.
      if (event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      // Over another dialog it would leave what stands there.
      if (!document.querySelector('[role="dialog"][aria-modal="true"]')) setOpened(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const icon = <IconSearch size={20} stroke={1.75} aria-hidden />;
  return (
    <>
      {wide && screen === 'desktop' ? (
        <button type="button" className={classes.field} aria-haspopup="dialog" onClick={() => setOpened(true)}>
          {icon}
          <span className={classes.label}>{t('search')}</span>
          <Kbd>{shortcut}</Kbd>
        </button>
      ) : (
        <IconButton icon={icon} aria-label={t('search')} aria-haspopup="dialog" onClick={() => setOpened(true)} />
      )}
      {opened && (
        <Suspense>
          <SearchDialog pages={pages} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
