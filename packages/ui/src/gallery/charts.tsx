import { Bubble } from '../components/data/Bubble.tsx';
import { BubbleTally } from '../components/data/BubbleTally.tsx';
import { Card } from '../components/layout/Card.tsx';
import { ProgressBar } from '../components/feedback/ProgressBar.tsx';
import { Columns } from '../charts/Columns.tsx';
import { DotPlot } from '../charts/DotPlot.tsx';
import { Ranking } from '../charts/Ranking.tsx';
import { ScaleStrip } from '../motifs/ScaleStrip.tsx';
import sample from './sample.json' with { type: 'json' };
import classes from './gallery.module.css';

export function Charts() {
  const counts = [38, 62, 40, 84, 126, 80, 104];
  return (
    <>
      <div className={classes.three}>
        <Card title={sample.assigned} aside={sample.weekly}>
          <Columns
            aria-label={sample.assigned}
            data={sample.weeks.map((label, index) => ({
              label,
              value: counts[index] ?? 0,
              tone: index === 6 ? ('strong' as const) : ('plain' as const),
            }))}
          />
        </Card>
        <Card title={sample.standing} aside="42">
          <BubbleTally
            size={14}
            aria-label={sample.standing}
            groups={[
              { tone: 'ok', count: 11 },
              { tone: 'soft', count: 17 },
              { tone: 'warn', count: 10 },
              { tone: 'bad', count: 4 },
            ]}
          />
          <div style={{ marginTop: 12 }}>
            <BubbleTally
              aria-label={sample.levels[2] ?? ''}
              groups={[
                { tone: 'ink', count: 4 },
                { tone: 'empty', count: 4 },
              ]}
            />
          </div>
          <div className={classes.row} style={{ marginTop: 12 }}>
            {(['idle', 'hover', 'focus', 'chosen', 'right', 'wrong'] as const).map((state) => (
              <Bubble key={state} state={state}>
                A
              </Bubble>
            ))}
            <Bubble size="s">B</Bubble>
            <Bubble size="l" state="chosen">
              C
            </Bubble>
          </div>
          <div style={{ marginTop: 16 }}>
            <ProgressBar aria-label={sample.handedIn} value={34} max={40} />
          </div>
        </Card>
        <Card title={sample.ranking}>
          <Ranking
            aria-label={sample.ranking}
            max={10}
            rows={[
              ['9A2', 7.6],
              ['9A1', 7.2],
              ['8B3', 6.9],
            ].map(([name, value]) => ({
              key: String(name),
              name,
              value: Number(value),
              text: String(value).replace('.', ','),
            }))}
          />
        </Card>
      </div>
      <div className={classes.two}>
        <Card title={sample.recent}>
          <DotPlot
            aria-label={sample.recent}
            points={[7.25, 8, 6.75, 8.5, 7.75, 8.25, 9].map((value, index) => ({
              key: String(index),
              value,
              text: String(value).replace('.', ','),
            }))}
          />
        </Card>
        <Card flush>
          <ScaleStrip look="gold" />
          <ScaleStrip look="page" />
          <ScaleStrip look="ok" height={90} />
        </Card>
      </div>
    </>
  );
}
