import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useState } from 'react'
import type { ActualTimeDto } from '#contract/calendar/actual-times.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { actualTimeChart } from '../actual.chart.ts'
import { PreviewCard } from '../plan/preview-card.tsx'
import { Quote } from '../requests/quote.tsx'
import { useTraveller } from '../times/use-traveller.ts'
import { childNames } from '../view/day-model.ts'
import { type ActualAction, actualActions } from './actual.commands.ts'
import type { ActualDialogProps } from './actual-dialog.tsx'
import { actualTimeText, actualTitle, recordedText } from './actual-texts.ts'

const ActualDialog = lazyDialog<ActualDialogProps>(async () => (await import('./actual-dialog.tsx')).ActualDialog)
const ActualRail = lazy(async () => ({ default: (await import('./actual-rail.tsx')).ActualRail }))

/** Shows what one parent says, what may be answered now, how it differs from the plan, and all that was said of it. */
export function ActualItem({ item }: { item: ActualTimeDto }) {
  const { LL } = useI18nContext()
  const { actualTimes: messages, calendar } = LL
  const { turn } = messages
  const viewer = useTraveller()
  const [pending, setPending] = useState<ActualAction | null>(null)
  const chart = actualTimeChart(item)
  const { isYourTurn, isFinal } = chart
  const allowed = actualActions.filter((action) => chart.can({ type: `actualTime.${action}` }))
  const name = viewer.nameOf(item.otherId)
  const follows = viewer.isYou(item.otherId)
    ? messages.outcomeYours[item.status]()
    : messages.outcome[item.status]({ name })
  const waits = isYourTurn ? turn.you() : turn.waiting({ name })
  const question = isYourTurn ? turn.answer() : turn.wait({ name })
  const said = [{ childIds: item.childIds, parentId: item.parentId, from: item.from, until: item.until }]
  return (
    <DetailsStack>
      <TurnCard
        tone={toneOf(chart)}
        chip={isFinal ? calendar.actualLabel[item.status]() : waits}
        title={isFinal ? actualTitle(item, viewer, messages) : question}
        why={isFinal ? follows : `${recordedText(item, viewer, messages)}. ${follows}`}
        notice={isYourTurn && turn.notice()}
        actions={
          allowed.length > 0 &&
          allowed.map((action) => (
            <Button key={action} variant="secondary" onClick={() => setPending(action)}>
              {messages.action[action]()}
            </Button>
          ))
        }
      />
      <Card>
        <CardBody>
          <chakra.p textStyle="strong">{actualTimeText(item, viewer, messages)}</chakra.p>
          <chakra.p textStyle="secondary" color="fg.3">
            {[childNames(item.childIds, viewer), isFinal && recordedText(item, viewer, messages)]
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
          <Quote>{item.why}</Quote>
          {item.reason && <p>{messages.said({ name, reason: item.reason })}</p>}
        </CardBody>
      </Card>
      <PreviewCard
        childIds={item.childIds}
        times={said}
        texts={{
          title: messages.compared,
          none: messages.comparedNone,
          nobody: messages.nobody,
          line: messages.comparedLine,
        }}
      />
      <Suspense>
        <ActualRail item={item} />
      </Suspense>
      {pending && <ActualDialog open action={pending} item={item} onClose={() => setPending(null)} />}
    </DetailsStack>
  )
}
