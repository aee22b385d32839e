/**
 * A small drawing of each interaction in two colours, made of the product's own motifs: bubbles, notebook lines, tiles.
 */
import type { ReactNode } from 'react';
import { traitsOf, type TypeGlyph as GlyphName } from '@vumon/question-types/traits';

const line = 'var(--ink-4)';
const accent = 'var(--accent)';

/** Lines of text as [x, y, width], in the accent colour if `on`. */
const Text = ({ at, on = false }: { at: readonly (readonly [number, number, number])[]; on?: boolean }) =>
  at.map(([x, y, width]) => <path key={`${x}.${y}`} d={`M${x} ${y}h${width}`} stroke={on ? accent : line} />);
const Bubble = ({ x, y, r = 4, on = false }: { x: number; y: number; r?: number; on?: boolean }) => (
  <circle cx={x} cy={y} r={r} stroke={on ? accent : line} fill={on ? accent : 'none'} />
);
const Box = ({
  x,
  y,
  w,
  h,
  on = false,
  solid = false,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  on?: boolean;
  solid?: boolean;
}) => (
  <rect
    x={x}
    y={y}
    width={w}
    height={h}
    rx="2.5"
    stroke={on ? accent : line}
    fill={solid ? (on ? accent : line) : 'none'}
  />
);
const Path = ({ d, on = false, solid = false }: { d: string; on?: boolean; solid?: boolean }) => (
  <path d={d} stroke={on ? accent : line} fill={solid ? (on ? accent : line) : 'none'} />
);
/** Hills under a sun, as a symbol for any picture. */
const Picture = ({ x, y, w, h, on = false }: { x: number; y: number; w: number; h: number; on?: boolean }) => (
  <>
    <Box x={x} y={y} w={w} h={h} on={on} />
    <Path
      on={on}
      d={`M${x + 2} ${y + h - 2}l${w * 0.3} ${-h * 0.4} ${w * 0.2} ${h * 0.22} ${w * 0.14} ${-h * 0.12} ${w * 0.22} ${h * 0.3}`}
    />
  </>
);
const Sound = ({ x, y, on = false }: { x: number; y: number; on?: boolean }) => (
  <Path
    on={on}
    d={`M${x} ${y - 3}v6M${x + 4} ${y - 7}v14M${x + 8} ${y - 4}v8M${x + 12} ${y - 9}v18M${x + 16} ${y - 3}v6`}
  />
);
const Tick = ({ x, y, on = false }: { x: number; y: number; on?: boolean }) => (
  <Path on={on} d={`M${x - 3.5} ${y}l2.5 3 5-6`} />
);
const Cross = ({ x, y, on = false }: { x: number; y: number; on?: boolean }) => (
  <Path on={on} d={`M${x - 3} ${y - 3}l6 6m0-6l-6 6`} />
);
const Bubbles = ({ x, on = 1 }: { x: number; on?: number }) =>
  [9, 22, 35].map((y, index) => (
    <g key={y}>
      <Bubble x={x} y={y} on={index === on} />
      <Text at={[[x + 8, y, 18]]} on={index === on} />
    </g>
  ));

const glyphs: Readonly<Record<GlyphName, ReactNode>> = {
  bubbles: (
    <>
      <Text at={[[8, 8, 40]]} />
      {[20, 34].map((y, row) =>
        [12, 38].map((x, column) => (
          <g key={`${x}.${y}`}>
            <Bubble x={x} y={y} on={row === 0 && column === 1} />
            <Text at={[[x + 8, y, 10]]} on={row === 0 && column === 1} />
          </g>
        )),
      )}
    </>
  ),
  pictures: (
    <>
      <Picture x={5} y={4} w={24} h={16} />
      <Picture x={35} y={4} w={24} h={16} on />
      <Picture x={5} y={25} w={24} h={16} />
      <Picture x={35} y={25} w={24} h={16} />
    </>
  ),
  notice: (
    <>
      <Picture x={4} y={8} w={25} h={28} />
      <Bubbles x={40} />
    </>
  ),
  clip: (
    <>
      <Sound x={6} y={22} on />
      <Bubbles x={34} on={0} />
    </>
  ),
  spoken: (
    <>
      {[9, 22, 35].map((y, index) => (
        <g key={y}>
          <Bubble x={10} y={y} on={index === 1} />
          <Path
            on={index === 1}
            d={`M20 ${y - 2}v4M24 ${y - 5}v10M28 ${y - 3}v6M32 ${y - 5}v10M36 ${y - 2}v4M40 ${y - 4}v8M44 ${y - 2}v4`}
          />
        </g>
      ))}
    </>
  ),
  sound: (
    <>
      <Text
        at={[
          [8, 12, 10],
          [30, 12, 16],
          [8, 32, 14],
          [34, 32, 14],
        ]}
      />
      <Text
        at={[
          [18, 12, 8],
          [22, 32, 8],
        ]}
        on
      />
      <Path on d="M18 17h8M22 37h8" />
    </>
  ),
  passage: (
    <>
      <Box x={4} y={4} w={26} h={36} />
      <Text
        at={[
          [9, 12, 16],
          [9, 19, 16],
          [9, 26, 12],
          [9, 33, 16],
        ]}
      />
      <Bubbles x={40} on={2} />
    </>
  ),
  cloze: (
    <>
      <Text
        at={[
          [6, 10, 18],
          [44, 10, 14],
          [6, 24, 34],
          [6, 38, 12],
          [38, 38, 20],
        ]}
      />
      <Box x={27} y={5} w={14} h={10} on />
      <Box x={43} y={19} w={14} h={10} on />
      <Box x={21} y={33} w={14} h={10} on />
    </>
  ),
  several: (
    <>
      {[9, 22, 35].map((y, index) => (
        <g key={y}>
          <Box x={6} y={y - 5} w={10} h={10} on={index !== 1} solid={index !== 1} />
          <Text at={[[22, y, 34]]} on={index !== 1} />
        </g>
      ))}
    </>
  ),
  verdict: (
    <>
      <Text
        at={[
          [8, 10, 48],
          [8, 18, 34],
        ]}
      />
      <Box x={8} y={26} w={20} h={14} on />
      <Box x={36} y={26} w={20} h={14} />
      <Tick x={18} y={33} on />
      <Cross x={46} y={33} />
    </>
  ),
  verdicts: (
    <>
      {[9, 22, 35].map((y, index) => (
        <g key={y}>
          <Text at={[[6, y, 28]]} />
          {index === 1 ? <Cross x={54} y={y} /> : <Tick x={54} y={y} on />}
        </g>
      ))}
    </>
  ),
  three: (
    <>
      {[9, 22, 35].map((y, row) => (
        <g key={y}>
          <Text at={[[5, y, 20]]} />
          {[34, 45, 56].map((x, column) => (
            <Bubble key={x} x={x} y={y} on={row === column} />
          ))}
        </g>
      ))}
    </>
  ),
  tick: (
    <>
      <Picture x={6} y={6} w={22} h={18} />
      <Picture x={36} y={6} w={22} h={18} />
      <Tick x={17} y={35} on />
      <Cross x={47} y={35} />
    </>
  ),
  cluster: (
    <>
      {[7, 17, 27, 37].map((y, row) => (
        <g key={y}>
          <Text at={[[6, y, 30]]} />
          {[46, 57].map((x, column) => (
            <Bubble key={x} x={x} y={y} r={3.5} on={row % 2 === column} />
          ))}
        </g>
      ))}
    </>
  ),
  gap: (
    <>
      <Text
        at={[
          [5, 22, 12],
          [47, 22, 12],
        ]}
      />
      <Box x={20} y={15} w={24} h={14} on />
      <Path on d="M26 19v6" />
    </>
  ),
  box: (
    <>
      <Box x={5} y={4} w={54} h={14} />
      <Text
        at={[
          [10, 11, 10],
          [26, 11, 10],
          [42, 11, 10],
        ]}
        on
      />
      <Text
        at={[
          [6, 28, 20],
          [46, 28, 12],
          [6, 39, 10],
        ]}
      />
      <Path on d="M29 30h14M19 41h20" />
    </>
  ),
  letters: (
    <>
      <Text at={[[16, 9, 32]]} />
      {[5, 19, 33, 47].map((x, index) => (
        <Box key={x} x={x} y={19} w={12} h={16} on={index === 0} />
      ))}
      <Path on d="M8 31l3-8 3 8M9 28.500h4" />
    </>
  ),
  form: (
    <>
      <Sound x={5} y={22} on />
      <Box x={28} y={5} w={31} h={34} />
      <Path d="M28 16.300h31M28 27.600h31M42 5v34" />
    </>
  ),
  labels: (
    <>
      <Picture x={18} y={6} w={28} h={32} />
      <Path on d="M13 12h9M51 30h-9" />
      <Box x={2} y={7} w={11} h={10} on />
      <Box x={51} y={25} w={11} h={10} on />
    </>
  ),
  brackets: (
    <>
      <Text
        at={[
          [5, 14, 10],
          [5, 32, 30],
        ]}
      />
      <Path on d="M18 17h18" />
      <Path d="M43 8q-3 6 0 12M57 8q3 6 0 12M46 14h8" />
    </>
  ),
  number: (
    <>
      <Path d="M8 10h20M12 6l-3 8M20 6l-3 8" />
      {[5, 19, 33, 47].map((x) => (
        <Box key={x} x={x} y={21} w={12} h={16} on />
      ))}
      <Path on d="M11 26v7M23 26h4v7" />
    </>
  ),
  rewrite: (
    <>
      <Text at={[[5, 9, 48]]} />
      <Box x={5} y={16} w={18} h={9} on />
      <Path on d="M5 38h54" />
      <Path d="M42 34l12-12 4 4-12 12z" />
    </>
  ),
  underlined: (
    <>
      <Text
        at={[
          [5, 20, 10],
          [20, 20, 10],
          [35, 20, 10],
          [50, 20, 9],
        ]}
      />
      <Path d="M5 25h10M20 25h10M50 25h9" />
      <Path on d="M35 25h10M37 30l3 4 3-4" />
    </>
  ),
  list: (
    <>
      <Text
        at={[
          [5, 11, 14],
          [5, 33, 30],
        ]}
      />
      <Box x={23} y={4} w={30} h={14} on />
      <Path on d="M43 10l3 3 3-3" />
      <Path d="M23 18v10h30V18" />
    </>
  ),
  turns: (
    <>
      <Path d="M5 5h30v12H14l-4 4v-4H5z" />
      <Path on d="M59 24H29v12h21l4 4v-4h5z" />
      <Text at={[[10, 11, 20]]} />
      <Text at={[[35, 30, 12]]} on />
    </>
  ),
  words: (
    <>
      <Text
        at={[
          [5, 10, 16],
          [38, 10, 20],
          [5, 22, 10],
          [42, 22, 16],
          [5, 34, 26],
        ]}
      />
      <Box x={23} y={5} w={13} h={10} on />
      <Box x={18} y={17} w={21} h={10} on />
    </>
  ),
  tiles: (
    <>
      {[8, 25, 42].map((x) => (
        <Box key={x} x={x} y={5} w={13} h={13} />
      ))}
      <Box x={25} y={26} w={13} h={13} on solid />
      <Box x={8} y={26} w={13} h={13} />
      <Path on d="M31.5 8v14M28.5 19l3 3 3-3" />
    </>
  ),
  chips: (
    <>
      <Box x={5} y={5} w={24} h={11} on solid />
      <Box x={35} y={5} w={24} h={11} />
      <Text
        at={[
          [5, 26, 18],
          [5, 38, 50],
          [50, 26, 8],
        ]}
      />
      <Box x={27} y={21} w={20} h={10} on />
    </>
  ),
  pairs: (
    <>
      <Path d="M5 6h18v13a4 4 0 0 1 0 8v11H5z" />
      <Path on d="M59 6H31v13a4 4 0 0 1 0 8v11h28z" />
      <Text at={[[9, 22, 8]]} />
      <Text at={[[40, 22, 12]]} on />
    </>
  ),
  definition: (
    <>
      <Box x={4} y={8} w={18} h={11} on />
      <Box x={4} y={26} w={18} h={11} />
      <Text
        at={[
          [34, 10, 25],
          [34, 17, 18],
        ]}
        on
      />
      <Text
        at={[
          [34, 28, 25],
          [34, 35, 14],
        ]}
      />
      <Path on d="M22 13.500h8" />
    </>
  ),
  headings: (
    <>
      <Text
        at={[
          [24, 8, 34],
          [24, 14, 34],
          [24, 29, 34],
          [24, 35, 26],
        ]}
      />
      <Box x={4} y={4} w={14} h={12} on />
      <Box x={4} y={26} w={14} h={12} on />
    </>
  ),
  people: (
    <>
      <Bubble x={12} y={11} r={5} on />
      <Path on d="M4 24q8-8 16 0" />
      <Box x={34} y={5} w={25} h={15} />
      <Box x={34} y={25} w={25} h={15} />
      <Path on d="M20 18l12 12" />
    </>
  ),
  lines: (
    <>
      {[8, 22, 36].map((y) => (
        <g key={y}>
          <Bubble x={10} y={y} />
          <Bubble x={54} y={y} />
        </g>
      ))}
      <Path on d="M14 8l36 14M14 22l36-14M14 36h36" />
    </>
  ),
  grid: (
    <>
      <Path d="M5 6h54v32H5zM5 16.500h54M5 27.500h54M23 6v32M41 6v32" />
      <Bubble x={32} y={22} r={3} on />
      <Bubble x={50} y={33} r={3} on />
    </>
  ),
  order: (
    <>
      {[9, 22, 35].map((y, index) => (
        <g key={y}>
          <Path d={`M6 ${y - 2.5}h6M6 ${y + 2.5}h6`} />
          <Box x={18} y={y - 5} w={30} h={10} on={index === 0} solid={index === 0} />
        </g>
      ))}
      <Path on d="M55 34V10M52 13l3-4 3 4" />
    </>
  ),
  scene: (
    <>
      <Picture x={14} y={10} w={36} h={30} />
      <Box x={4} y={3} w={16} h={8} on />
      <Path on d="M14 11l12 13" />
      <Bubble x={27} y={25} r={2.5} on />
    </>
  ),
  web: (
    <>
      <Box x={4} y={4} w={56} h={36} />
      <Bubble x={15} y={22} on />
      <Bubble x={46} y={12} />
      <Bubble x={50} y={30} />
      <Path on d="M19 21l23-8M19 23l27 6" />
    </>
  ),
  place: (
    <>
      <Picture x={4} y={6} w={38} h={34} />
      <Path on d="M52 6a7 7 0 0 1 7 7c0 5-7 12-7 12s-7-7-7-12a7 7 0 0 1 7-7z" />
      <Path on d="M45 30l-14-2" />
    </>
  ),
  shapes: (
    <>
      <Bubble x={15} y={14} r={8} on />
      <Path d="M44 5l9 16H35z" />
      <Path d="M8 28h14v12H8z" />
      <Path on solid d="M44 26l2.6 5.2 5.8.8-4.2 4 1 5.7-5.2-2.7-5.2 2.7 1-5.7-4.2-4 5.8-.800z" />
    </>
  ),
  colour: (
    <>
      <Path d="M8 38V20l14-12 14 12v18z" />
      <Path on solid d="M16 38V27h12v11z" />
      <Path on d="M44 30l12-16 4 3-12 16c-2 3-6 4-8 3 2-1 2-4 4-6z" />
    </>
  ),
  colourWrite: (
    <>
      <Path on solid d="M12 6l9 15H3z" />
      <Path d="M30 20h28" />
      <Path on d="M5 37h36" />
      <Path d="M46 36l11-11 3 3-11 11h-3z" />
    </>
  ),
  microphone: (
    <>
      <Path on d="M32 4a6 6 0 0 1 6 6v10a6 6 0 0 1-12 0V10a6 6 0 0 1 6-6z" />
      <Path d="M20 20a12 12 0 0 0 24 0M32 32v8M26 40h12" />
    </>
  ),
  cards: (
    <>
      <Box x={5} y={6} w={28} h={32} />
      <Text
        at={[
          [10, 14, 18],
          [10, 21, 18],
          [10, 28, 12],
        ]}
      />
      <Path on d="M48 8a5 5 0 0 1 5 5v8a5 5 0 0 1-10 0v-8a5 5 0 0 1 5-5z" />
      <Path on d="M39 21a9 9 0 0 0 18 0M48 30v7" />
    </>
  ),
  pen: (
    <>
      <Path d="M6 12h36M6 22h28M6 32h20" />
      <Path on d="M34 38l2-8 16-16 6 6-16 16z" />
    </>
  ),
  stack: (
    <>
      <Box x={4} y={4} w={24} h={36} />
      <Text
        at={[
          [9, 12, 14],
          [9, 19, 14],
          [9, 26, 10],
        ]}
      />
      <Bubble x={39} y={9} on />
      <Text at={[[47, 9, 12]]} on />
      <Box x={35} y={17} w={24} h={9} />
      <Tick x={39} y={35} on />
      <Text at={[[47, 35, 12]]} />
    </>
  ),
  stackHeard: (
    <>
      <Sound x={7} y={22} on />
      <Bubble x={39} y={9} />
      <Text at={[[47, 9, 12]]} />
      <Box x={35} y={17} w={24} h={9} on />
      <Tick x={39} y={35} />
      <Text at={[[47, 35, 12]]} />
    </>
  ),
  rating: (
    <>
      <Text at={[[12, 10, 40]]} />
      {[8, 20, 32, 44, 56].map((x, index) => (
        <Bubble key={x} x={x} y={28} r={4.5} on={index < 4} />
      ))}
    </>
  ),
};

/** Decorative: the type's name is shown beside it. */
export function TypeGlyph({ code }: { code: string }) {
  return (
    <svg
      width="64"
      height="44"
      viewBox="0 0 64 44"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {glyphs[traitsOf(code).glyph ?? 'bubbles']}
    </svg>
  );
}
