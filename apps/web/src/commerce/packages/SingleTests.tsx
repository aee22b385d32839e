import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Pager, SearchInput } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useTyped } from '../../navigation/url-state.ts';
import classes from './packages.module.css';

/** Tests that learners buy one by one; renders nothing if none is sold. */
export function SingleTests({ chosen, onChoose }: { chosen: string | undefined; onChoose(id: string): void }) {
  const { t } = useTranslation('packages');
  const { locale, money } = useFormat();
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState('');
  const [typed, type] = useTyped(search, (next) => {
    setSearch(next ?? '');
    setPage(0);
  });
  const tests = useQuery({
    queryKey: ['sale-assets', search, page],
    queryFn: ({ signal }) => api('GET /sale-asset', { query: { search, page, size: 10 } }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (!tests.data || (tests.data.page.total === 0 && search === '' && typed === '')) return null;
  return (
    <section className={classes.list} aria-labelledby="single-tests">
      <header className={classes.listHead}>
        <h2 id="single-tests" className="h20">
          {t('tests.title')}
        </h2>
        <span className="muted">{t('tests.note')}</span>
      </header>
      <div className={classes.search}>
        <SearchInput value={typed} onChange={type} placeholder={t('tests.search')} />
      </div>
      <ul className={classes.rows}>
        {tests.data.data.map((test) => (
          <li key={test.examId} className={classes.row}>
            <div className={classes.what}>
              <b className="b6">{locale === 'en' ? test.nameEn : test.name}</b>
              <div className="muted">{t('tests.minutes', { count: test.minutes })}</div>
            </div>
            <div className={classes.price}>
              <b className={classes.sum}>{money(test.price)}</b>
              <div>
                <Button size="sm" aria-pressed={test.examId === chosen} onClick={() => onChoose(test.examId)}>
                  {t(test.examId === chosen ? 'compare.chosen' : 'tests.choose')}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {tests.data.data.length === 0 && <p className="muted">{t('tests.none')}</p>}
      {tests.data.page.total > tests.data.page.size && (
        <Pager page={page} size={tests.data.page.size} total={tests.data.page.total} onPage={setPage} />
      )}
    </section>
  );
}
