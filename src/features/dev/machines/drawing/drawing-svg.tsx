import { chakra } from '@chakra-ui/react/styled-system'
import { tones } from '#src/theme/palette.ts'
import type { Shown } from '../shown.ts'
import type { Diagram } from './diagram.ts'
import { DrawnArrow } from './drawn-arrow.tsx'
import { DrawnBox } from './drawn-box.tsx'

const margin = 12

const toned = Object.fromEntries(
  Object.keys(tones).map((tone) => [
    `& [data-tone=${tone}] > rect`,
    { fill: `${tone}.bg`, stroke: `${tone}.edge`, '@media (forced-colors: active)': { fill: 'Canvas' } },
  ]),
)

const Svg = chakra('svg', {
  base: {
    display: 'block',
    '& text': { fill: 'fg.2', fontSize: '12px', _highContrast: { fill: 'CanvasText' } },
    '& text[data-look=title]': { fill: 'fg', fontSize: '14px', fontWeight: 'heading' },
    '& tspan[data-strong]': { fill: 'fg', fontWeight: 'semibold', _highContrast: { fill: 'CanvasText' } },
    '& rect': { fill: 'bg.card', stroke: 'control', _highContrast: { fill: 'Canvas', stroke: 'CanvasText' } },
    ...toned,
    '& [data-kind=group] > rect': { fill: 'none' },
    '& [data-kind=start] > rect': { fill: 'fg', stroke: 'none', _highContrast: { fill: 'CanvasText' } },
    '& [data-kind=choice] > rect': { strokeDasharray: '4 3' },
    '& rect[data-ground]': { stroke: 'none' },
    '& path[data-line]': { fill: 'none', stroke: 'control', _highContrast: { stroke: 'CanvasText' } },
    '& [data-head]': { fill: 'control', _highContrast: { fill: 'CanvasText' } },
    '& [data-open] > path[data-line]': {
      stroke: 'brand.strong',
      strokeWidth: '2px',
      _highContrast: { stroke: 'Highlight' },
    },
    '& tspan[data-strong=open]': { fill: 'brand.strong', textDecoration: 'underline' },
    '& [data-head=open]': { fill: 'brand.strong', _highContrast: { fill: 'Highlight' } },
    '& [data-taken] > path[data-line]': { strokeWidth: '2.5px', strokeDasharray: '7 4' },
    '& rect[data-now]': { fill: 'none', stroke: 'focus', strokeWidth: '3px', _highContrast: { stroke: 'Highlight' } },
  },
})

type DrawingSvgProps = { diagram: Diagram; label: string; zoom: number; shown?: Shown | undefined }

/** Draws groups first, then arrows, then states, so that nothing covers a name. */
export function DrawingSvg({ diagram, label, zoom, shown }: DrawingSvgProps) {
  const [width, height] = [diagram.width + 2 * margin, diagram.height + 2 * margin]
  const groups = diagram.boxes.filter(({ kind }) => kind === 'group')
  const states = diagram.boxes.filter(({ kind }) => kind !== 'group')
  return (
    <Svg
      role="img"
      aria-label={label}
      width={Math.round(width * zoom)}
      height={Math.round(height * zoom)}
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
    >
      <defs>
        {['head', 'open'].map((name) => (
          <marker
            key={name}
            id={`arrow-${name}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path data-head={name} d="M0 0L8 4L0 8z" />
          </marker>
        ))}
      </defs>
      {groups.map((box) => (
        <DrawnBox key={box.id} box={box} shown={shown} />
      ))}
      {diagram.arrows.map((arrow) => (
        <DrawnArrow key={arrow.id} arrow={arrow} shown={shown} />
      ))}
      {states.map((box) => (
        <DrawnBox key={box.id} box={box} shown={shown} />
      ))}
    </Svg>
  )
}
