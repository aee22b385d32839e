import { useState } from 'react';
import { IconDots, IconFilter, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react';
import { BottomSheet } from '../components/overlays/BottomSheet.tsx';
import { Button } from '../components/actions/Button.tsx';
import { Card } from '../components/layout/Card.tsx';
import { DataList } from '../components/data/DataList.tsx';
import { Drawer } from '../components/overlays/Drawer.tsx';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { ErrorState } from '../components/feedback/ErrorState.tsx';
import { FileDrop } from '../components/fields/FileDrop.tsx';
import { IconButton } from '../components/actions/IconButton.tsx';
import { LevelDots } from '../components/data/LevelDots.tsx';
import { LoadingState } from '../components/feedback/LoadingState.tsx';
import { Menu } from '../components/actions/Menu.tsx';
import { Modal } from '../components/overlays/Modal.tsx';
import { NavCell } from '../components/data/NavCell.tsx';
import { Note } from '../components/feedback/Note.tsx';
import { NumberedCard } from '../components/layout/NumberedCard.tsx';
import { OptionList } from '../components/choices/OptionList.tsx';
import { OptionRow } from '../components/choices/OptionRow.tsx';
import { Pager } from '../components/table/Pager.tsx';
import { ProgressBar } from '../components/feedback/ProgressBar.tsx';
import { SearchInput } from '../components/fields/SearchInput.tsx';
import { Segmented } from '../components/choices/Segmented.tsx';
import { SelectionBar } from '../components/actions/SelectionBar.tsx';
import { Sheet } from '../components/layout/Sheet.tsx';
import { Stepper } from '../components/layout/Stepper.tsx';
import { Table } from '../components/table/Table.tsx';
import { Tabs } from '../components/layout/Tabs.tsx';
import { Timer } from '../components/data/Timer.tsx';
import { toast } from '../components/feedback/toast.tsx';
import { useConfirm } from '../components/overlays/useConfirm.tsx';
import sample from './sample.json' with { type: 'json' };
import classes from './gallery.module.css';

const themes = ['light', 'dark', 'cream', 'contrast'] as const;

export function States() {
  const [a, b, c] = [sample.emptyA, sample.emptyB, sample.emptyC];
  return (
    <>
      <Card title={sample.empty}>
        <div className={`${classes.three} ${classes.ruled}`}>
          <EmptyState motif="scales" title={a[0]} action={<Button variant="primary">{a[2]}</Button>}>
            {a[1]}
          </EmptyState>
          <EmptyState motif="bubbles" title={b[0]} action={<Button variant="primary">{b[2]}</Button>}>
            {b[1]}
          </EmptyState>
          <EmptyState motif="grid" title={c[0]} action={<Button>{c[2]}</Button>}>
            {c[1]}
          </EmptyState>
        </div>
      </Card>
      <Card title={sample.themes}>
        <div className={classes.four}>
          {themes.map((theme, index) => (
            <div key={theme} data-theme={theme} style={{ background: 'none' }}>
              <NumberedCard number="7" label={sample.label}>
                <p className="stem">{sample.stem}</p>
                <OptionList>
                  <OptionRow name={theme} letter="A">
                    in
                  </OptionRow>
                  <OptionRow name={theme} letter="B" checked>
                    since
                  </OptionRow>
                </OptionList>
                <span className="t12">{sample.themeNames[index]}</span>
              </NumberedCard>
            </div>
          ))}
        </div>
      </Card>
      <div className={classes.two}>
        <NumberedCard
          current
          number="14"
          label={sample.label}
          meta={sample.points}
          facts={<LevelDots level={2}>{sample.levels[1]}</LevelDots>}
          action={<IconButton size="sm" icon={<IconFlag size={20} stroke={1.75} />} aria-label={sample.flag} />}
          footer={sample.noteInfo}
        >
          <p className="stem">{sample.q19}</p>
          <OptionList>
            {sample.q19o.map((option, index) => (
              <OptionRow key={option} name="q19" letter={'ABCD'[index] ?? ''} checked={index === 1}>
                {option}
              </OptionRow>
            ))}
          </OptionList>
        </NumberedCard>
        <Card title={sample.notes}>
          <div className={classes.stack}>
            <Note tone="bad" title={sample.noteBad} />
            <Note
              tone="warn"
              action={
                <Button size="sm" variant="link">
                  {sample.pick}
                </Button>
              }
            >
              {sample.noteWarn}
            </Note>
            <Note tone="ok">{sample.noteOk}</Note>
            <Note tone="info">{sample.noteInfo}</Note>
            <FileDrop onFile={(file) => toast(file.name)} accept=".xlsx" hint={sample.hint} />
            <FileDrop
              onFile={() => undefined}
              file={{ name: 'hoc-sinh-9A1.xlsx', note: sample.hint }}
              onRemove={() => undefined}
            />
          </div>
        </Card>
      </div>
    </>
  );
}

export function Lists() {
  const [tab, setTab] = useState('2');
  const [view, setView] = useState('1');
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  return (
    <>
      <div className={classes.stack}>
        <Sheet title={sample.todo} aside={sample.todoAside}>
          {sample.tasks.map(([count, title, text, verb], index) => (
            <Sheet.Row
              key={title}
              margin={<span className={index === 0 ? 'warn' : ''}>{count}</span>}
              action={<Button variant={index === 0 ? 'tint' : 'outline'}>{verb}</Button>}
            >
              <div className={classes.task}>{title}</div>
              <div className="muted">{text}</div>
            </Sheet.Row>
          ))}
        </Sheet>
        <Sheet>
          <Sheet.Row tone="head" margin="17–22">
            <b className="b6">{sample.passageTitle}</b>
          </Sheet.Row>
          <Sheet.Row margin="17" compact>
            <span className="stem">{sample.q19}</span>
          </Sheet.Row>
          <Sheet.Row
            tone="warn"
            margin="27"
            compact
            action={
              <Button variant="tint" size="sm">
                {sample.pick}
              </Button>
            }
          >
            {sample.noteWarn}
          </Sheet.Row>
        </Sheet>
        <DataList
          items={[
            { label: sample.handedIn, value: '348.448 ₫' },
            { label: sample.end, value: '20/11/2027' },
          ]}
        />
      </div>
      <div className={classes.stack}>
        <Tabs
          aria-label={sample.nav[4] ?? ''}
          value={tab}
          onChange={setTab}
          items={sample.tabs.map((label, index) => ({
            value: String(index),
            label,
            count: [42, 4, 7, 3][index],
            hot: index === 3,
          }))}
        />
        <div className={classes.row}>
          <SearchInput value={query} onChange={setQuery} placeholder={sample.search} />
          <Segmented
            aria-label={sample.nav[1] ?? ''}
            value={view}
            onChange={setView}
            options={sample.views.map((label, index) => ({ value: String(index), label, count: [12480, 316][index] }))}
          />
          <Button variant="tint" icon={<IconFilter size={18} stroke={1.75} aria-hidden />}>
            {sample.drawer}
          </Button>
        </div>
        <SelectionBar label={sample.selected}>
          <Button variant="link" size="sm">
            {sample.pick}
          </Button>
          <Button variant="link" size="sm">
            {sample.drop}
          </Button>
        </SelectionBar>
        <Stepper
          aria-label={sample.controls}
          current={2}
          onStep={() => undefined}
          steps={sample.steps.map((label) => ({ label }))}
        />
        <Stepper
          look="thin"
          aria-label={sample.controls}
          current={2}
          steps={sample.steps.map((label) => ({ label }))}
        />
        <Table
          aria-label={sample.rows}
          rows={undefined}
          rowKey={String}
          skeletonRows={2}
          columns={[
            { key: 'a', header: sample.person, cell: String },
            { key: 'b', header: sample.score, cell: String },
          ]}
          footer={<Pager page={page} size={20} total={184} onPage={setPage} onSize={() => undefined} />}
        />
        <div className={classes.two}>
          <ErrorState compact onRetry={() => undefined} />
          <LoadingState compact />
        </div>
      </div>
    </>
  );
}

export function Overlays() {
  const [open, setOpen] = useState<'drawer' | 'modal' | 'sheet' | null>(null);
  const confirm = useConfirm();
  const close = () => setOpen(null);
  const ask = async () => {
    if (
      await confirm({ title: sample.confirmTitle, body: sample.confirmBody, confirmLabel: sample.remove, danger: true })
    ) {
      toast(sample.toast, { action: { label: sample.undo, onAction: () => undefined } });
    }
  };
  return (
    <Card title={sample.overlays}>
      <div className={classes.row}>
        <Button data-demo="drawer" onClick={() => setOpen('drawer')}>
          {sample.drawer}
        </Button>
        <Button data-demo="modal" onClick={() => setOpen('modal')}>
          {sample.modal}
        </Button>
        <Button data-demo="sheet" onClick={() => setOpen('sheet')}>
          {sample.submit}
        </Button>
        <Button data-demo="confirm" onClick={() => void ask()}>
          {sample.remove}
        </Button>
        <Button
          data-demo="toast"
          onClick={() =>
            toast(sample.toastError, { tone: 'bad', action: { label: sample.undo, onAction: () => undefined } })
          }
        >
          {sample.toastError}
        </Button>
        <Menu
          items={[
            { label: sample.edit, icon: <IconPencil size={18} stroke={1.75} /> },
            { label: sample.copy },
            { label: sample.drop, icon: <IconTrash size={18} stroke={1.75} />, danger: true, divided: true },
          ]}
        >
          <IconButton data-demo="menu" icon={<IconDots size={20} stroke={1.75} />} aria-label={sample.more} />
        </Menu>
      </div>
      <Drawer
        opened={open === 'drawer'}
        onClose={close}
        title={sample.drawer}
        footer={
          <>
            <Button onClick={close}>{sample.skip}</Button>
            <Button variant="primary" onClick={close}>
              {sample.preview}
            </Button>
          </>
        }
      >
        {sample.hint}
      </Drawer>
      <Modal
        opened={open === 'modal'}
        onClose={close}
        title={sample.modal}
        footer={
          <Button variant="primary" onClick={close}>
            {sample.preview}
          </Button>
        }
      >
        {sample.confirmBody}
      </Modal>
      <BottomSheet
        opened={open === 'sheet'}
        onClose={close}
        title={sample.sheet}
        subtitle={sample.sheetSub}
        aside={
          <Timer late aria-label={sample.left}>
            04:48
          </Timer>
        }
        footer={
          <>
            <span className="muted" style={{ marginRight: 'auto' }}>
              {sample.saved}
            </span>
            <Button size="lg" onClick={close}>
              {sample.back}
            </Button>
            <Button size="lg" variant="primary" onClick={close}>
              {sample.submit}
            </Button>
          </>
        }
      >
        <ProgressBar aria-label={sample.done} value={34} max={40} />
        <div className={classes.row} style={{ marginTop: 16 }}>
          {[21, 22, 26, 28, 30, 38].map((number) => (
            <NavCell key={number} size={44} asLink aria-label={String(number)}>
              {number}
            </NavCell>
          ))}
        </div>
      </BottomSheet>
    </Card>
  );
}
