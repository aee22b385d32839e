import { useState } from 'react';
import { IconFlag, IconPlus } from '@tabler/icons-react';
import { Button } from '../components/actions/Button.tsx';
import { Card } from '../components/layout/Card.tsx';
import { ChoiceRow, ChoiceRows } from '../components/actions/ChoiceRow.tsx';
import { Checkbox, Radio, Switch } from '../components/choices/Checkbox.tsx';
import { OtpField } from '../components/fields/OtpField.tsx';
import { CountBadge } from '../components/data/CountBadge.tsx';
import { FilterChip } from '../components/actions/FilterChip.tsx';
import { IconButton } from '../components/actions/IconButton.tsx';
import { LevelDots } from '../components/data/LevelDots.tsx';
import { NavCell } from '../components/data/NavCell.tsx';
import { NumberField } from '../components/fields/NumberField.tsx';
import { OptionRow } from '../components/choices/OptionRow.tsx';
import { PasswordField } from '../components/fields/PasswordField.tsx';
import { PickGroup } from '../components/choices/PickGroup.tsx';
import { SaveState } from '../components/feedback/SaveState.tsx';
import { SelectField } from '../components/fields/SelectField.tsx';
import { SkillDot } from '../components/data/SkillDot.tsx';
import { StatRow, StatTile } from '../components/data/StatTile.tsx';
import { Table } from '../components/table/Table.tsx';
import { Tag } from '../components/data/Tag.tsx';
import { TextAreaField } from '../components/fields/TextAreaField.tsx';
import { TextField } from '../components/fields/TextField.tsx';
import { Timer } from '../components/data/Timer.tsx';
import sample from './sample.json' with { type: 'json' };
import classes from './gallery.module.css';

export function Type() {
  return (
    <Card title={sample.type} footer={<Ways />}>
      {sample.typeRows.map(([size, name, text]) => (
        <div key={size} className={classes.typeRow}>
          <span className="num t12 muted">{size}</span>
          <span className={name}>{text}</span>
        </div>
      ))}
    </Card>
  );
}

function Ways() {
  const [way, setWay] = useState('0');
  return (
    <ChoiceRows aria-label={sample.ways}>
      {sample.wayRows.map(([title, description], index) => (
        <ChoiceRow
          key={title}
          name="way"
          checked={way === String(index)}
          onChange={() => setWay(String(index))}
          icon={<IconFlag size={24} stroke={1.75} aria-hidden />}
          title={title}
          description={description}
        />
      ))}
    </ChoiceRows>
  );
}

export function Fields() {
  const [code, setCode] = useState('407');
  return (
    <Card title={sample.controls}>
      <div className={classes.row}>
        <Button variant="primary">{sample.save}</Button>
        <Button>{sample.preview}</Button>
        <Button variant="tint">{sample.pick}</Button>
        <Button variant="link">{sample.skip}</Button>
        <Button disabledReason={sample.sendReason}>{sample.send}</Button>
      </div>
      <div className={classes.row} style={{ marginTop: 12 }}>
        <Button variant="primary" size="sm">
          32
        </Button>
        <Button variant="primary" icon={<IconPlus size={18} stroke={1.75} aria-hidden />}>
          40
        </Button>
        <Button variant="primary" size="lg">
          48
        </Button>
        <Button variant="primary" loading>
          {sample.loading}
        </Button>
        <Button variant="danger">{sample.remove}</Button>
        <IconButton
          variant="outline"
          icon={<IconFlag size={20} stroke={1.75} />}
          aria-label={sample.flag}
          withTooltip
        />
      </div>
      <div className={classes.fields}>
        <TextField label={sample.name} defaultValue={sample.nameValue} />
        <NumberField label={sample.time} defaultValue={45} />
        <TextField label={sample.end} defaultValue={sample.endValue} error={sample.endError} />
        <SelectField label={sample.grade} data={['7', '8', '9']} defaultValue="9" />
        <PasswordField label={sample.password} defaultValue="12345678" />
        <TextAreaField label={sample.comment} minRows={1} autosize={false} />
      </div>
      <div className={classes.row} style={{ marginTop: 8 }}>
        <Checkbox label={sample.agree} defaultChecked />
        <Radio name="g" label={sample.idle} defaultChecked />
        <Radio name="g" label={sample.chosen} />
        <Switch label={sample.remind} defaultChecked />
      </div>
      <div style={{ marginTop: 8 }}>
        <OtpField aria-label={sample.codeLabel} value={code} onChange={setCode} />
      </div>
    </Card>
  );
}

export function Choices() {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set([sample.people[0]?.[0] ?? '']));
  const [choice, setChoice] = useState('D');
  const live = (letter: string, text: string) => (
    <OptionRow name="demo" letter={letter} checked={choice === letter} onChange={() => setChoice(letter)}>
      {text}
    </OptionRow>
  );
  return (
    <Card title={sample.options}>
      <div className={classes.options}>
        {live('A', sample.idle)}
        {live('B', sample.hover)}
        {live('C', sample.focus)}
        {live('D', sample.chosen)}
        <OptionRow readOnly letter="A" state="right" tag={sample.rightTag}>
          {sample.right}
        </OptionRow>
        <OptionRow readOnly letter="B" state="wrong" tag={sample.wrongTag}>
          {sample.wrong}
        </OptionRow>
      </div>
      <h4 className={classes.h}>{sample.rows}</h4>
      <Table
        aria-label={sample.rows}
        rows={sample.people}
        rowKey={(row) => row[0] ?? ''}
        selection={{ selected: picked, onChange: setPicked, nameOf: (row) => row[0] ?? '' }}
        columns={[
          { key: 'name', header: sample.person, cell: (row) => <b className="b6">{row[0]}</b>, narrow: 'title' },
          { key: 'group', header: sample.group, cell: (row) => <Tag tone="ink">{row[1]}</Tag> },
          {
            key: 'score',
            header: sample.score,
            align: 'right',
            numeric: true,
            sortable: true,
            cell: (row) => <b className="b6">{row[2]}</b>,
            narrow: 'end',
          },
        ]}
        onSort={() => undefined}
        sort={{ key: 'score', direction: 'desc' }}
      />
      <div style={{ marginTop: 20 }}>
        <StatRow>
          <StatTile label={sample.handedIn} value="40" unit="/42" />
          <StatTile label={sample.average} value="7,2" />
        </StatRow>
      </div>
    </Card>
  );
}

const cellStates = [
  {},
  { answered: true },
  { current: true },
  { flagged: true },
  { answered: true, flagged: true },
  { answered: true, current: true },
];
const hues = ['pr', 'vo', 'gr', 're', 'wr', 'li', 'sp'] as const;
const tones = ['ok', 'warn', 'info', 'neutral', 'ink', 'bad'] as const;

export function Actions() {
  const [grades, setGrades] = useState<string[]>(['9']);
  return (
    <Card title={sample.cells}>
      <div className={classes.cells}>
        {sample.cellStates.map((label, index) => (
          <div key={label}>
            <NavCell aria-label={`${index + 1}, ${label}`} {...cellStates[index]}>
              {index + 1}
            </NavCell>
            <span className="t12 muted">{label}</span>
          </div>
        ))}
      </div>
      <div className={classes.row} style={{ marginTop: 12 }}>
        {(['right', 'wrong', 'partial', 'blank'] as const).map((result, index) => (
          <NavCell key={result} aria-label={result} result={result} current={index === 1}>
            {index + 11}
          </NavCell>
        ))}
        <NavCell aria-label="44" size={44} asLink>
          21
        </NavCell>
        <NavCell aria-label="44" size={44} asLink answered flagged>
          20
        </NavCell>
      </div>
      <h4 className={classes.h}>{sample.hues}</h4>
      <div className={classes.row}>
        {sample.hueNames.map((name, index) => (
          <SkillDot key={name} hue={hues[index] ?? 'pr'}>
            {name}
          </SkillDot>
        ))}
      </div>
      <div className={classes.row} style={{ marginTop: 8 }}>
        {sample.levels.map((name, index) => (
          <LevelDots key={name} level={index + 1}>
            {name}
          </LevelDots>
        ))}
      </div>
      <h4 className={classes.h}>{sample.chips}</h4>
      <div className={classes.row}>
        <FilterChip name={sample.grade} value="9" onRemove={() => undefined} />
        <FilterChip name={sample.hues} value={sample.levels[1]} onRemove={() => undefined} />
        {sample.tags.map((tag, index) => (
          <Tag key={tag} tone={tones[index]}>
            {tag}
          </Tag>
        ))}
        <CountBadge hot>3</CountBadge>
        <CountBadge>42</CountBadge>
      </div>
      <div className={classes.row} style={{ marginTop: 16 }}>
        <Timer aria-label={sample.left}>32:10</Timer>
        <Timer late aria-label={sample.left}>
          04:48
        </Timer>
        <SaveState state="saved">{sample.saved}</SaveState>
        <SaveState state="saving">{sample.saving}</SaveState>
        <SaveState state="offline">{sample.offline}</SaveState>
      </div>
      <div style={{ marginTop: 16 }}>
        <PickGroup
          multiple
          aria-label={sample.grade}
          columns={7}
          value={grades}
          onChange={setGrades}
          options={['6', '7', '8', '9', '10', '11', '12'].map((value) => ({ value, label: value }))}
        />
      </div>
    </Card>
  );
}
