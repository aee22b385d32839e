import { useTranslation } from '@vumon/i18n/react';
import type { ReactNode } from 'react';
import { ListEmpty } from '../ListPage.tsx';
import type { List } from '../use-list.ts';

/** Instead of the rows of a list of staff: what removes the filters if nothing matches them, or `children` for an empty list. */
export function NoMatch({ list, children }: { readonly list: List; readonly children: ReactNode }) {
  const { t } = useTranslation('list-views');
  return (
    <ListEmpty list={list} title={t('noMatch')} body={t('noMatchBody')} clear={t('clear')}>
      {children}
    </ListEmpty>
  );
}
