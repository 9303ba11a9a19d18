import { chakra } from '@chakra-ui/react/styled-system'
import { leafOf } from '#machines/shared/decide.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { machineTexts } from '../../texts/machines.ts'
import { eventName } from '../chart-texts.ts'
import type { Pressed } from './press.model.ts'
import type { Press } from './use-press.ts'

/** Lists the events sent so far, with a way back. */
export function PressTrail({ press, named }: { press: Press; named: boolean }) {
  const { press: messages } = machineTexts
  const stepText = ({ at, sent }: Pressed): string => {
    const state = leafOf(at.value)
    if (!sent) return state
    const event = eventName(sent.attempt.type)
    return named ? messages.moved({ event, who: sent.who, state }) : messages.movedItself({ event, state })
  }
  const steps = press.trail.map(stepText)
  const pressed = press.trail.length > 1
  return (
    <Card>
      <CardHeader title={messages.trail()} level={3} />
      <CardBody>
        {!pressed && <chakra.p color="fg.2">{messages.trailEmpty()}</chakra.p>}
        {pressed && (
          <>
            <chakra.ol listStyle="decimal" ps="u2.5" mb="u2">
              {steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by their order
                <chakra.li key={index} overflowWrap="anywhere">
                  {step}
                </chakra.li>
              ))}
            </chakra.ol>
            <chakra.div display="flex" flexWrap="wrap" gap="u1">
              <Button variant="secondary" size="small" onClick={press.undo}>
                {messages.undo()}
              </Button>
              <Button variant="secondary" size="small" onClick={() => press.restart(press.begin)}>
                {messages.restart()}
              </Button>
            </chakra.div>
          </>
        )}
      </CardBody>
    </Card>
  )
}
