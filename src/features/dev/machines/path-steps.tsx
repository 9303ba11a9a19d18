import { chakra } from '@chakra-ui/react/styled-system'
import type { Path, PathStep } from '#machines/walk/walk.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { machineTexts } from '../texts/machines.ts'
import { dataText, eventName } from './chart-texts.ts'
import type { PathWalk } from './use-path.ts'

const Step = chakra('li', {
  base: {
    ps: 'u1.5',
    py: 'u0.5',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'line',
    overflowWrap: 'anywhere',
    '&[aria-current]': { borderInlineStartColor: 'brand.strong', fontWeight: 'semibold' },
  },
})

/** Lists the steps of one path with the two buttons that walk it. */
export function PathSteps({ walk, path }: { walk: PathWalk; path: Path }) {
  const { paths: messages } = machineTexts
  const count = path.steps.length
  return (
    <Card>
      <CardHeader title={messages.steps()} level={3} aside={messages.step({ number: walk.step, count })} />
      <CardBody>
        <chakra.div display="flex" flexWrap="wrap" gap="u1" mb="u2">
          <Button size="small" disabled={walk.step === count} onClick={() => walk.goTo(walk.step + 1)}>
            {messages.next()}
          </Button>
          <Button size="small" variant="secondary" disabled={walk.step === 0} onClick={() => walk.goTo(walk.step - 1)}>
            {messages.back()}
          </Button>
        </chakra.div>
        <ol>
          <Step {...(walk.step === 0 && { 'aria-current': 'step' as const })}>
            {messages.begin({ state: path.leaf })}
            <Quiet>{dataText(path.input)}</Quiet>
          </Step>
          {path.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by their order
            <Step key={index} {...(walk.step === index + 1 && { 'aria-current': 'step' as const })}>
              <StepText step={step} before={path.steps[index - 1]?.leaf ?? path.leaf} />
            </Step>
          ))}
        </ol>
      </CardBody>
    </Card>
  )
}

function StepText({ step: { event, facts, leaf }, before }: { step: PathStep; before: string }) {
  const { paths: messages, press } = machineTexts
  const { type, who, ...details } = event
  const named = { event: eventName(type), state: leaf === before ? messages.kept() : leaf }
  const carried = [dataText(details), facts && messages.facts({ facts: dataText(facts) })].filter(Boolean)
  return (
    <>
      {who ? press.moved({ ...named, who }) : press.movedItself(named)}
      <Quiet>{carried.join(' · ')}</Quiet>
    </>
  )
}

const Quiet = ({ children }: { children: string }) =>
  children && (
    <chakra.span display="block" textStyle="secondary" color="fg.3" fontWeight="normal">
      {children}
    </chakra.span>
  )
