import { chakra } from '@chakra-ui/react/styled-system'
import IconArrowsHorizontal from '@tabler/icons-react/dist/esm/icons/IconArrowsHorizontal.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { machineTexts } from '../../texts/machines.ts'
import type { Shown } from '../shown.ts'
import type { Diagram } from './diagram.ts'
import { DrawingSvg } from './drawing-svg.tsx'

const Scroll = chakra('section', {
  base: {
    overflow: 'auto',
    maxH: { base: '56vh', md: '64vh' },
    overscrollBehavior: 'contain',
    _motionSafe: { scrollBehavior: 'smooth' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

const step = 1.25
const bounds = { least: 0.3, most: 2.5 }
const within = (zoom: number): number => Math.min(bounds.most, Math.max(bounds.least, zoom))

/** Shows a chart that can be scrolled and zoomed; the current state is scrolled into view. */
export function Drawing({ name, diagram, shown }: { name: string; diagram: Diagram; shown: Shown }) {
  const { drawing } = machineTexts
  const [zoom, setZoom] = useState(1)
  const scroll = useRef<HTMLElement>(null)
  const fit = () => setZoom(within((scroll.current?.clientWidth ?? 0) / (diagram.width + 24)))
  useEffect(() => {
    const view = scroll.current
    const box = diagram.boxes.find(({ id }) => id === shown.leaf)
    if (!view || !box) return
    view.scrollLeft = (box.x + box.width / 2) * zoom - view.clientWidth / 2
    view.scrollTop = (box.y + box.height / 2) * zoom - view.clientHeight / 2
  }, [diagram, shown.leaf, zoom])
  return (
    <Card bleed>
      <CardHeader
        title={drawing.title()}
        aside={
          <>
            <chakra.span fontVariantNumeric="tabular-nums" role="status">
              {drawing.zoom({ percent: Math.round(zoom * 100) })}
            </chakra.span>
            <IconButton icon={IconMinus} label={drawing.smaller()} onClick={() => setZoom(within(zoom / step))} />
            <IconButton icon={IconPlus} label={drawing.larger()} onClick={() => setZoom(within(zoom * step))} />
            <IconButton icon={IconArrowsHorizontal} label={drawing.fit()} onClick={fit} />
          </>
        }
      />
      <Scroll ref={scroll} tabIndex={0} aria-label={drawing.region()}>
        <DrawingSvg diagram={diagram} label={drawing.alt({ name, state: shown.leaf })} zoom={zoom} shown={shown} />
      </Scroll>
      <chakra.p textStyle="secondary" color="fg.3" px={{ base: 'u2', sm: 'u2.5' }} py="u1" borderTopWidth="1px">
        {drawing.legend()}
      </chakra.p>
    </Card>
  )
}
