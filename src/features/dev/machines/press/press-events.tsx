import { chakra } from '@chakra-ui/react/styled-system'
import { type Attempt, anyone } from '#machines/walk/matrix.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { machineTexts } from '../../texts/machines.ts'
import { detailText, eventName } from '../chart-texts.ts'
import type { Answer } from './press.model.ts'

type PressEventsProps = { answers: readonly Answer[]; who: string; onPress: (attempt: Attempt) => void }

const keyOf = ({ attempt }: Answer): string => JSON.stringify(attempt)

/** Offers the allowed events as buttons, and lists the refused ones with those who may send them. */
export function PressEvents({ answers, who, onPress }: PressEventsProps) {
  const { press } = machineTexts
  const open = answers.filter(({ people }) => people.includes(who))
  const refused = answers.filter(({ people }) => !people.includes(who))
  return (
    <>
      {open.length === 0 && <chakra.p color="fg.2">{press.nothing()}</chakra.p>}
      <chakra.div display="flex" flexWrap="wrap" gap="u1">
        {open.map((answer) => (
          <Button key={keyOf(answer)} variant="secondary" size="small" onClick={() => onPress(answer.attempt)}>
            {[eventName(answer.attempt.type), detailText(answer.attempt)].filter(Boolean).join(' · ')}
          </Button>
        ))}
      </chakra.div>
      {refused.length > 0 && (
        <>
          <chakra.h4 textStyle="label" mt="u2" mb="u0.5">
            {press.refused()}
          </chakra.h4>
          <chakra.ul textStyle="secondary" color="fg.2" columnGap="u3" css={{ columnWidth: '16rem' }}>
            {refused.map((answer) => (
              <li key={keyOf(answer)}>
                <Refused answer={answer} who={who} />
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </>
  )
}

function Refused({ answer: { attempt, people }, who }: { answer: Answer; who: string }) {
  const { press } = machineTexts
  const detail = who === anyone ? detailText(attempt) : ''
  const others = people.length > 0 ? press.onlyBy({ people: people.join(', ') }) : press.nobody()
  const after = who === anyone ? detail : others
  return (
    <>
      <chakra.span color="fg" fontWeight="semibold" overflowWrap="anywhere">
        {eventName(attempt.type)}
      </chakra.span>
      {after && ` · ${after}`}
    </>
  )
}
