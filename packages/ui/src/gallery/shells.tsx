import { useState } from 'react';
import {
  IconBell,
  IconBooks,
  IconCalendar,
  IconChartBar,
  IconChevronLeft,
  IconChevronRight,
  IconClipboardText,
  IconContrast,
  IconFileText,
  IconFlag,
  IconHelp,
  IconHome,
  IconLayoutDashboard,
  IconPencil,
  IconPlug,
  IconPlus,
  IconSend,
  IconTemplate,
  IconTextSize,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Avatar } from '../components/data/Avatar.tsx';
import { Button } from '../components/actions/Button.tsx';
import { IconButton } from '../components/actions/IconButton.tsx';
import { LangSwitch } from '../components/actions/LangSwitch.tsx';
import { Logo } from '../components/layout/Logo.tsx';
import { NavCell } from '../components/data/NavCell.tsx';
import { Note } from '../components/feedback/Note.tsx';
import { NumberedCard } from '../components/layout/NumberedCard.tsx';
import { OptionList } from '../components/choices/OptionList.tsx';
import { OptionRow } from '../components/choices/OptionRow.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { PasswordField } from '../components/fields/PasswordField.tsx';
import { SaveState } from '../components/feedback/SaveState.tsx';
import { SplitPane } from '../components/layout/SplitPane.tsx';
import { Tag } from '../components/data/Tag.tsx';
import { TextField } from '../components/fields/TextField.tsx';
import { Timer } from '../components/data/Timer.tsx';
import { FocusShell } from '../shells/FocusShell.tsx';
import { LandingSection, LandingShell } from '../shells/LandingShell.tsx';
import { PlayerShell } from '../shells/PlayerShell.tsx';
import { StudentShell } from '../shells/StudentShell.tsx';
import { TeacherShell } from '../shells/TeacherShell.tsx';
import { Charts } from './charts.tsx';
import { Lists } from './composed.tsx';
import sample from './sample.json' with { type: 'json' };
import classes from './gallery.module.css';

export type ShellName = 'teacher' | 'student' | 'player' | 'focus' | 'landing';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const teacherIcons = [
  IconLayoutDashboard,
  IconBooks,
  IconTemplate,
  IconFileText,
  IconUsersGroup,
  IconUser,
  IconChartBar,
  IconCalendar,
  IconPlug,
];
const studentIcons = [IconHome, IconClipboardText, IconPencil, IconChartBar];
const draw = (Icon: typeof IconHome | undefined) => (Icon ? <Icon {...icon} /> : null);
const teacherItems = sample.nav.map((label, index) => ({
  key: String(index),
  label,
  href: `#${index}`,
  icon: draw(teacherIcons[index]),
  active: index === 0,
  count: index === 4 ? 3 : 0,
}));
const studentItems = sample.studentNav.map((label, index) => ({
  key: String(index),
  label,
  short: sample.studentShort[index],
  href: `#${index}`,
  icon: draw(studentIcons[index]),
  active: index === 0,
  count: index === 1 ? 3 : 0,
}));

function HeadActions({ onBack }: { onBack: () => void }) {
  return (
    <>
      <LangSwitch
        aria-label={sample.language}
        current="vi"
        onChange={onBack}
        languages={[
          { code: 'vi', short: 'VI', name: 'Tiếng Việt' },
          { code: 'en', short: 'EN', name: 'English' },
        ]}
      />
      <IconButton dot icon={<IconBell {...icon} />} aria-label={sample.bell} />
      <Avatar name={sample.teacher} />
    </>
  );
}

function Plan() {
  return (
    <div className={classes.side}>
      <div className={classes.row}>
        <b className="b6">{sample.plan}</b>
        <Tag tone="warn">{sample.planLeft}</Tag>
      </div>
      <div className="t12 muted">{sample.planEnd}</div>
      <a className="b6" href="#plan">
        {sample.renew}
      </a>
    </div>
  );
}

/** One of the shells, with sample content. */
export function ShellSample({ name, onBack }: { name: ShellName; onBack: () => void }) {
  const [collapsed, setCollapsed] = useState(false);
  const brand = <Logo name={sample.product} />;
  if (name === 'teacher') {
    return (
      <TeacherShell
        brand={brand}
        mark={<Logo />}
        homeHref="#"
        homeLabel={sample.product}
        items={teacherItems}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
        breadcrumb={
          collapsed ? [{ label: sample.nav[3], href: '#3' }, { label: sample.nav[0] }] : [{ label: sample.nav[0] }]
        }
        actions={<HeadActions onBack={onBack} />}
        sideFooter={<Plan />}
      >
        <PageHeader
          size="lg"
          title={sample.hello}
          subtitle={sample.date}
          actions={
            <>
              <Button icon={<IconSend {...icon} />}>{sample.give}</Button>
              <Button variant="primary" icon={<IconPlus {...icon} />}>
                {sample.create}
              </Button>
            </>
          }
        />
        <Lists />
        <Charts />
      </TeacherShell>
    );
  }
  if (name === 'student') {
    return (
      <StudentShell
        brand={brand}
        homeHref="#"
        homeLabel={sample.product}
        items={studentItems}
        actions={<HeadActions onBack={onBack} />}
      >
        <PageHeader size="lg" title={sample.hello} subtitle={sample.date} />
        <Charts />
      </StudentShell>
    );
  }
  if (name === 'player') return <PlayerSample onBack={onBack} />;
  if (name === 'focus') return <FocusSample onBack={onBack} />;
  return (
    <LandingShell
      brand={brand}
      homeHref="#"
      homeLabel={sample.product}
      links={sample.landing.map((label) => ({ label, href: `#${label}` }))}
      actions={
        <>
          <Button>{sample.signIn}</Button>
          <Button variant="primary" onClick={onBack}>
            {sample.create}
          </Button>
        </>
      }
    >
      <LandingSection>
        <h1 className={classes.hero}>{sample.promise}</h1>
      </LandingSection>
      <LandingSection sunken>
        <Lists />
      </LandingSection>
    </LandingShell>
  );
}

function PlayerSample({ onBack }: { onBack: () => void }) {
  const [answer, setAnswer] = useState(1);
  return (
    <PlayerShell
      fill
      start={
        <>
          <Logo size={28} />
          <span>{sample.examTitle}</span>
        </>
      }
      centre={<Timer aria-label={sample.left}>32:10</Timer>}
      end={
        <>
          <SaveState state="saved" compact>
            {sample.saved}
          </SaveState>
          <IconButton icon={<IconTextSize {...icon} />} aria-label={sample.textSize} />
          <IconButton icon={<IconContrast {...icon} />} aria-label={sample.theme} />
          <IconButton icon={<IconHelp {...icon} />} aria-label={sample.help} onClick={onBack} />
        </>
      }
      footer={
        <>
          <Button icon={<IconChevronLeft {...icon} />}>{sample.back}</Button>
          <b className="b6">{sample.part}</b>
          {[17, 18, 19, 20, 21].map((number) => (
            <NavCell
              key={number}
              aria-label={String(number)}
              answered={number < 20}
              current={number === 19}
              flagged={number === 20}
            >
              {number}
            </NavCell>
          ))}
          <span style={{ flex: 1 }} />
          <span className="muted">{sample.done}</span>
          <Button iconRight={<IconChevronRight {...icon} />}>{sample.next}</Button>
          <Button variant="primary">{sample.submit}</Button>
        </>
      }
    >
      <SplitPane
        left={
          <div className={classes.passage}>
            <p className="t14 muted">{sample.passageIntro}</p>
            <h2 className="h24">{sample.passageTitle}</h2>
            <p style={{ marginTop: 12 }}>{sample.passage}</p>
          </div>
        }
        right={
          <div className={classes.answers}>
            {[19, 20].map((number) => (
              <NumberedCard
                key={number}
                number={number}
                label={sample.label}
                current={number === 19}
                action={<IconButton size="sm" icon={<IconFlag {...icon} />} aria-label={sample.flag} />}
              >
                <p className="stem">{sample.q19}</p>
                <OptionList>
                  {sample.q19o.map((option, index) => (
                    <OptionRow
                      key={option}
                      name={String(number)}
                      letter={'ABCD'[index] ?? ''}
                      checked={number === 19 && answer === index}
                      onChange={() => setAnswer(index)}
                    >
                      {option}
                    </OptionRow>
                  ))}
                </OptionList>
              </NumberedCard>
            ))}
          </div>
        }
      />
    </PlayerShell>
  );
}

function FocusSample({ onBack }: { onBack: () => void }) {
  return (
    <FocusShell brand={<Logo name={sample.product} size={36} />} actions={<HeadActions onBack={onBack} />}>
      <div className={classes.stack}>
        <div>
          <h1 className="h30">{sample.signIn}</h1>
          <p className="t16 muted">{sample.signInSub}</p>
        </div>
        <Note tone="bad" title={sample.noteBad} live />
        <TextField size="lg" label={sample.account} defaultValue="0912 345 678" />
        <PasswordField size="lg" label={sample.password} error={sample.capsLock} />
        <Button variant="primary" size="lg" full>
          {sample.signIn}
        </Button>
      </div>
    </FocusShell>
  );
}
