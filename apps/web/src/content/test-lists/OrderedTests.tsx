/** The tests of a list in their order: moved by dragging, by the arrow keys of the handle, or by buttons. */
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import type { ListedTest } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { IconButton, Tag } from '@vumon/ui';
import { DragHandle } from '../../lists/DragHandle.tsx';
import { TestFacts } from './TestFacts.tsx';
import classes from './test-lists.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface OrderedTestsProps {
  readonly label: string;
  readonly tests: readonly ListedTest[];
  onOrder(tests: readonly ListedTest[]): void;
  say(words: string): void;
}

export function OrderedTests({ label, tests, onOrder, say }: OrderedTestsProps) {
  const { t } = useTranslation('test-lists');
  const move = (from: number, to: number) => {
    const test = tests[from];
    if (!test || to < 0 || to >= tests.length || from === to) return;
    onOrder(tests.toSpliced(from, 1).toSpliced(to, 0, test));
    say(t('moved', { name: test.name, place: String(to + 1), total: String(tests.length) }));
  };
  const placeOf = (id: string) => tests.findIndex((test) => test.id === id);
  const remove = (test: ListedTest) => {
    onOrder(tests.filter(({ id }) => id !== test.id));
    say(t('removed', { name: test.name }));
  };
  return (
    <ol className={classes.list} aria-label={label}>
      {tests.map((test, at) => (
        <li key={test.id} className={classes.row}>
          <DragHandle
            id={test.id}
            label={t('drag', { name: test.name })}
            onDrop={(onto) => move(at, placeOf(onto))}
            onStep={(step) => move(at, at + step)}
          />
          <b className={classes.place} aria-hidden>
            {at + 1}
          </b>
          <span className={classes.names}>
            <TestFacts test={test} />
            {test.unfit !== null && (
              <span>
                <Tag tone="warn">{t(`unfit.${test.unfit}`)}</Tag>
              </span>
            )}
          </span>
          <span className={classes.buttons}>
            <IconButton
              icon={<IconChevronUp {...icon} />}
              aria-label={t('up', { name: test.name })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              icon={<IconChevronDown {...icon} />}
              aria-label={t('down', { name: test.name })}
              disabled={at === tests.length - 1}
              onClick={() => move(at, at + 1)}
            />
            <IconButton
              icon={<IconX {...icon} />}
              aria-label={t('remove', { name: test.name })}
              onClick={() => remove(test)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
