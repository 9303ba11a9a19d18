import { Button } from '#src/ui/buttons/button.tsx'
import { StatusRail } from '#src/ui/data/status-rail.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'

export function Turns() {
  return (
    <>
      <Cards />
      <Rails />
    </>
  )
}

function Answers() {
  const { action } = uiTexts
  return (
    <>
      <Button variant="secondary">{action.decline()}</Button>
      <Button variant="secondary">{action.approve()}</Button>
    </>
  )
}

function Cards() {
  const { turn, tone, field } = uiTexts
  const yours = { tone: 'attention', chip: tone.attention(), title: turn.title(), notice: turn.notice() } as const
  return (
    <Block name="TurnCard" room="wide">
      <Sample state="normal" of="wide">
        <TurnCard {...yours} why={turn.why()} actions={<Answers />} />
      </Sample>
      <Sample state="normal" of="narrow">
        <TurnCard {...yours} why={turn.why()} actions={<Answers />} layout="narrow" />
      </Sample>
      <Sample state="long">
        <TurnCard {...yours} title={field.long()} why={field.long()} actions={<Answers />} />
      </Sample>
      <Sample state="normal" of="waiting">
        <TurnCard tone="waiting" chip={tone.waiting()} title={turn.waitingTitle()} why={turn.waitingWhy()} />
      </Sample>
      <Sample state="normal" of="done">
        <TurnCard tone="done" chip={tone.done()} title={turn.doneTitle()} why={turn.doneWhy()} />
      </Sample>
    </Block>
  )
}

function Rails() {
  const { rail } = uiTexts
  const states = { past: rail.past(), present: rail.now(), next: rail.ahead() }
  const earlierLabel = (count: number) => rail.earlier({ count })
  const past = [
    { id: '1', title: rail.added(), time: rail.addedAt(), detail: rail.detail() },
    { id: '2', title: rail.viewed(), time: rail.viewedAt() },
    { id: '3', title: rail.asked(), time: rail.askedAt(), quote: rail.quote() },
  ]
  return (
    <Block name="StatusRail" room="half">
      <Sample state="normal">
        <StatusRail
          label={rail.label()}
          entries={past}
          present={{ title: rail.present(), tone: 'attention' }}
          next={[{ title: rail.next(), detail: rail.nextDetail() }]}
          states={states}
          earlierLabel={earlierLabel}
        />
      </Sample>
      <Sample state="long">
        <StatusRail
          label={rail.label()}
          entries={past.map((entry) => ({ ...entry, tone: 'problem' as const, quote: rail.quote() }))}
          states={states}
          earlierLabel={earlierLabel}
          keep={1}
        />
      </Sample>
    </Block>
  )
}
