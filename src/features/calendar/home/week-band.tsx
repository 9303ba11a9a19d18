import { chakra } from '@chakra-ui/react/styled-system'
import { fromEpoch } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { parentGround } from '#src/ui/data/parent-pattern.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { childNames, sideOf } from '../view/day-model.ts'
import type { WeekBand as Band, WeekPart } from './week.model.ts'

const Parts = chakra('ol', {
  base: { display: 'flex', height: '36px', borderRadius: 'control', overflow: 'hidden' },
})
/**
 * Two parts meet along a slanted line: each is cut by half of it, and the later one begins a little earlier. Each
 * parent's parts have a class of their own, so a selector of neighbours of one class would never match.
 */
const Part = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minW: '0',
    px: 'u1.5',
    textStyle: 'chip',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    printColorAdjust: 'exact',
    _highContrast: { borderWidth: '1px' },
    '&:not(:last-child)': { clipPath: 'polygon(0 0, 100% 0, calc(100% - 8px) 100%, 0 100%)' },
    '&:not(:first-of-type)': { ms: '-6px', clipPath: 'polygon(8px 0, 100% 0, 100% 100%, 0 100%)' },
    '&:not(:first-of-type):not(:last-child)': { clipPath: 'polygon(8px 0, 100% 0, calc(100% - 8px) 100%, 0 100%)' },
  },
  variants: { who: { A: parentGround.A, B: parentGround.B, nobody: { bg: 'bg.inset', color: 'fg.2' } } },
})

/** Less than a day has room for an initial, and less than a third of one for nothing. That nobody has it takes two days. */
const [least, room] = [0.34, 1]
function shown(name: string, { parent, days }: WeekPart): string {
  if (parent === null) return days >= 2 * room ? name : ''
  return days >= room ? name : days >= least ? name.slice(0, 1) : ''
}

type WeekBandProps = { band: Band; viewer: Viewer; isApart: boolean }

/** Draws whose time the days of a week are. Read aloud, each part says from when to when. */
export function WeekBand({ band: { childIds, parts }, viewer, isApart }: WeekBandProps) {
  const { week } = useI18nContext().LL.home
  const children = childNames(childIds, viewer)
  const nameOf = ({ parent }: WeekPart) => (parent === null ? week.nobody() : viewer.nameOf(parent))
  const read = (part: WeekPart) => {
    const [from, until] = [viewer.moment(fromEpoch(part.from)), viewer.moment(fromEpoch(part.until))]
    return week.part({ name: nameOf(part), from, until })
  }
  return (
    <div>
      {isApart && (
        <chakra.p textStyle="label" mb="u0.5">
          {children}
        </chakra.p>
      )}
      <Parts aria-label={week.band({ children })}>
        {parts.map((part) => (
          <Part
            key={part.from}
            who={sideOf(part.parent, viewer) ?? 'nobody'}
            style={{ flex: `${part.days} 1 0` }}
            px={part.days < room ? '0' : 'u1.5'}
            justifyContent={part.days < room ? 'center' : 'start'}
          >
            <span aria-hidden="true">{shown(nameOf(part), part)}</span>
            <VisuallyHidden>{read(part)}</VisuallyHidden>
          </Part>
        ))}
      </Parts>
    </div>
  )
}
