import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { ListFilter } from '../../lists/ListPage.tsx';
import type { List } from '../../lists/use-list.ts';
import { partnersQuery } from './queries.ts';

/** Who sells the codes, or once did; nothing where there are no partners. */
export function PartnerFilter({ list }: { list: List }) {
  const { t } = useTranslation('activation-codes');
  const partners = useQuery(partnersQuery());
  if (!partners.data || partners.data.data.length === 0) return null;
  return (
    <ListFilter
      list={list}
      name="partner"
      label={t('partner.label')}
      placeholder={t('partner.any')}
      searchable
      data={partners.data.data.map(({ id, name }) => ({ value: id, label: name }))}
      w={200}
    />
  );
}
