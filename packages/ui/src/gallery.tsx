import { IconContrast2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Actions, Choices, Fields, Type } from './gallery/basics.tsx';
import { Charts } from './gallery/charts.tsx';
import { Lists, Overlays, States } from './gallery/composed.tsx';
import { ShellSample } from './gallery/shells.tsx';
import type { ShellName } from './gallery/shells.tsx';
import { IconButton } from './components/actions/IconButton.tsx';
import { useColorScheme } from './color-scheme.ts';
import { Logo } from './components/layout/Logo.tsx';
import { Segmented } from './components/choices/Segmented.tsx';
import sample from './gallery/sample.json' with { type: 'json' };
import classes from './gallery/gallery.module.css';

const views = ['parts', 'teacher', 'student', 'player', 'focus', 'landing'] as const;

/** Shows every component on one page, for development; `view` opens one of the shells instead. */
export function UiGallery({ view: first = 'parts' }: { view?: 'parts' | ShellName }) {
  const [view, setView] = useState<(typeof views)[number]>(first);
  const { scheme, choose } = useColorScheme();
  if (view !== 'parts') return <ShellSample name={view} onBack={() => setView('parts')} />;
  return (
    <main className={classes.page}>
      <header className={classes.top}>
        <Logo name={sample.product} size={36} />
        <Segmented
          aria-label={sample.scheme}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: value }))}
        />
        <IconButton
          icon={<IconContrast2 size={20} stroke={1.75} />}
          aria-label={sample.scheme}
          onClick={() => choose(scheme === 'dark' ? 'light' : 'dark')}
        />
        <span className="muted">{sample.note}</span>
      </header>
      <div className={classes.two}>
        <Type />
        <Fields />
        <Choices />
        <Actions />
      </div>
      <States />
      <div className={classes.two}>
        <Lists />
      </div>
      <Charts />
      <Overlays />
    </main>
  );
}
