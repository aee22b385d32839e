/** Beside the filters of a list: which columns are shown, and the views that the user has saved. */
import { IconBookmark, IconColumns3, IconTrash } from '@tabler/icons-react';
import { addressOfView, listViewBounds, toView, withView, type SavedView } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, IconButton, Popover, TextField, toast, type Column } from '@vumon/ui';
import { useState, type FormEvent } from 'react';
import { useReport } from '../../forms/report.ts';
import type { Search } from '../../navigation/paths.ts';
import lists from '../lists.module.css';
import type { KeptViews } from './queries.ts';
import { ViewsRoom } from './ViewsRoom.tsx';
import classes from './views.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface Props {
  readonly views: KeptViews;
  /** All columns of the list; none for a list that is no table. */
  readonly columns?: readonly Pick<Column<never>, 'key' | 'header' | 'label'>[];
  readonly url: Search;
  readonly set: (changes: Search) => void;
}

export default function ListViewButtons({ views, columns = [], url, set }: Props) {
  if (!views.ready) return <ViewsRoom columns={columns.length} />;
  return (
    <span className={lists.views}>
      {columns.length > 2 && <Columns views={views} columns={columns} />}
      <Views views={views} url={url} set={set} />
    </span>
  );
}

function Columns({ views: { kept, put }, columns }: Required<Pick<Props, 'views' | 'columns'>>) {
  const { t } = useTranslation('list-views');
  const report = useReport();
  const [opened, setOpened] = useState(false);
  const choosable = columns.filter(({ key }, at) => at > 0 && key !== 'actions');
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      aria-label={t('columns')}
      width={260}
      target={
        <Button icon={<IconColumns3 {...icon} />} onClick={() => setOpened(!opened)}>
          {t('columns')}
        </Button>
      }
    >
      <div className={classes.panel}>
        {choosable.map(({ key, header, label }) => (
          <Checkbox
            key={key}
            label={label ?? header}
            checked={!kept.hidden.includes(key)}
            onChange={(shown) =>
              report(put({ hidden: shown ? kept.hidden.filter((one) => one !== key) : [...kept.hidden, key] }))
            }
          />
        ))}
      </div>
    </Popover>
  );
}

function Views({ views: { kept, put }, url, set }: Pick<Props, 'views' | 'url' | 'set'>) {
  const { t } = useTranslation('list-views');
  const report = useReport();
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const address = addressOfView(url);
  const full = kept.views.length >= listViewBounds.views;
  const go = (view: SavedView) => {
    setOpened(false);
    set(toView(url, view));
  };
  const save = async () => {
    await put({ views: withView(kept.views, { name: name.trim(), address }) });
    setName('');
    toast(t('saved'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') report(save());
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      aria-label={t('views')}
      width={320}
      target={
        <Button icon={<IconBookmark {...icon} />} onClick={() => setOpened(!opened)}>
          {t('views')}
        </Button>
      }
    >
      <div className={classes.panel}>
        {kept.views.length === 0 && <p className="muted">{t('none')}</p>}
        <ul className={classes.list}>
          {kept.views.map((view) => (
            <li key={view.name}>
              <Button
                variant="link"
                {...(view.address === address && { 'aria-current': 'true' as const })}
                onClick={() => go(view)}
              >
                {view.name}
              </Button>
              <IconButton
                aria-label={t('delete', { name: view.name })}
                icon={<IconTrash {...icon} />}
                onClick={({ currentTarget }) => {
                  // The button disappears with its view.
                  currentTarget.closest('[role=dialog]')?.querySelector<HTMLInputElement>('form input')?.focus();
                  report(put({ views: kept.views.filter((one) => one !== view) }));
                }}
              />
            </li>
          ))}
        </ul>
        <form noValidate className={classes.form} onSubmit={submit}>
          <TextField
            label={t('name')}
            value={name}
            maxLength={listViewBounds.name}
            error={missing ? t('nameMissing') : undefined}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setMissing(false);
            }}
          />
          <Button type="submit" disabledReason={full ? t('full', { count: listViewBounds.views }) : null}>
            {t('save')}
          </Button>
        </form>
      </div>
    </Popover>
  );
}
