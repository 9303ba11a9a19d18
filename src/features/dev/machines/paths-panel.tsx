import { chakra } from '@chakra-ui/react/styled-system'
import type { Chart } from '#machines/charts.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { machineTexts } from '../texts/machines.ts'
import { Side, Under } from './panes.tsx'
import { PathSteps } from './path-steps.tsx'
import { NowCard } from './press/now-card.tsx'
import type { PathWalk } from './use-path.ts'

const Choice = chakra('button', {
  base: {
    display: 'flex',
    gap: 'u1.5',
    width: 'full',
    minH: '44px',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': {
      bg: 'brand.tint',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
})

type PathsPanelProps = { name: string; chart: Chart; walk: PathWalk }

/** Lists the paths through a chart; one can be followed step by step on the drawing above. */
export function PathsPanel({ name, chart, walk }: PathsPanelProps) {
  const { paths: messages } = machineTexts
  return (
    <>
      <Under>
        <Card>
          <CardHeader title={messages.title({ count: walk.paths.length })} level={3} />
          <CardBody>
            <chakra.p color="fg.2">{messages.lead()}</chakra.p>
          </CardBody>
          <chakra.ol
            aria-label={messages.choose()}
            maxH={{ base: '40vh', lg: '60vh' }}
            overflowY="auto"
            borderTopWidth="1px"
          >
            {walk.paths.map(({ name: path, input }, index) => (
              <li key={JSON.stringify([path, input])}>
                <Choice type="button" aria-pressed={index === walk.number} onClick={() => walk.choose(index)}>
                  <chakra.span color="fg.2" fontVariantNumeric="tabular-nums">
                    {index + 1}
                  </chakra.span>
                  <span>{path}</span>
                </Choice>
              </li>
            ))}
          </chakra.ol>
        </Card>
      </Under>
      <Side>
        {walk.at && <NowCard name={name} chart={chart} at={walk.at} />}
        {walk.path && <PathSteps walk={walk} path={walk.path} />}
      </Side>
    </>
  )
}
