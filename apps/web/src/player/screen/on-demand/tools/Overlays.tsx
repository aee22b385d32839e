/** Tools drawn over the page: a ruler, and a reading window that leaves one line bright. Moved by pointer or keys. */
import { IconRotateClockwise } from '@tabler/icons-react';
import { IconButton } from '@vumon/ui';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useAttemptMessages } from '../translation.ts';
import classes from './tools.module.css';

const inside = (value: number, most: number) => Math.min(Math.max(0, value), most);
const centimetre = 37.8;
const length = 15;

/** Follows the pointer from pressing to releasing it. */
function follow(event: PointerEvent, move: (dx: number, dy: number) => void): void {
  const { pointerId, currentTarget } = event;
  let [x, y] = [event.clientX, event.clientY];
  currentTarget.setPointerCapture(pointerId);
  const onMove = (moved: Event) => {
    const { clientX, clientY } = moved as unknown as PointerEvent;
    move(clientX - x, clientY - y);
    [x, y] = [clientX, clientY];
  };
  const end = () => {
    currentTarget.removeEventListener('pointermove', onMove);
    currentTarget.removeEventListener('pointerup', end);
    currentTarget.removeEventListener('pointercancel', end);
  };
  currentTarget.addEventListener('pointermove', onMove);
  currentTarget.addEventListener('pointerup', end);
  currentTarget.addEventListener('pointercancel', end);
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

export function Ruler() {
  const t = useAttemptMessages();
  const [place, setPlace] = useState({ x: 16, y: Math.round(innerHeight / 2) });
  const [angle, setAngle] = useState(0);
  const move = (dx: number, dy: number) =>
    setPlace(({ x, y }) => ({ x: inside(x + dx, innerWidth - 48), y: inside(y + dy, innerHeight - 48) }));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  return (
    <div className={classes.ruler} style={{ left: place.x, top: place.y, transform: `rotate(${angle}deg)` }}>
      <div className={classes.rulerBody}>
        <svg width={length * centimetre + 16} height={48} aria-hidden="true">
          {Array.from({ length: length * 10 + 1 }, (_, mark) => (
            <line
              key={mark}
              x1={8 + (mark * centimetre) / 10}
              x2={8 + (mark * centimetre) / 10}
              y1={0}
              y2={mark % 10 === 0 ? 18 : mark % 5 === 0 ? 13 : 8}
            />
          ))}
          {Array.from({ length: length + 1 }, (_, mark) => (
            <text key={mark} x={8 + mark * centimetre} y={34}>
              {mark}
            </text>
          ))}
        </svg>
        <button
          type="button"
          aria-label={t('tools.ruler.move')}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => follow(event, move)}
        />
      </div>
      <IconButton
        variant="outline"
        icon={<IconRotateClockwise size={20} stroke={1.75} />}
        aria-label={t('tools.ruler.turn')}
        onClick={() => setAngle((old) => (old + 15) % 360)}
      />
    </div>
  );
}

export function LineReader() {
  const t = useAttemptMessages();
  const [top, setTop] = useState(() => Math.round(innerHeight * 0.35));
  const height = 88;
  const move = (dy: number) => setTop((old) => inside(old + dy, innerHeight - height));
  return (
    <div className={classes.reader}>
      <div className={classes.shade} style={{ top: 0, height: top }} />
      <div className={classes.shade} style={{ top: top + height, bottom: 0 }} />
      <div
        className={classes.readerHandle}
        style={{ top: top + height - 22 }}
        role="slider"
        tabIndex={0}
        aria-label={t('tools.lineReader.move')}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((top / Math.max(1, innerHeight - height)) * 100)}
        onPointerDown={(event) => follow(event, (_, dy) => move(dy))}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step || step[1] === 0) return;
          event.preventDefault();
          move(step[1] * 3);
        }}
      />
    </div>
  );
}
