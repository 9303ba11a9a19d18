import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { ChangeRequestDto } from '#contract/calendar/change-requests.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { changeRequestChart } from '../request.chart.ts'
import { useTraveller } from '../times/use-traveller.ts'
import { type RequestAction, requestActions } from './request.commands.ts'
import type { RequestDialogProps } from './request-dialog.tsx'
import { askedText, requestTitle } from './request-texts.ts'

const RequestDialog = lazyDialog<RequestDialogProps>(async () => (await import('./request-dialog.tsx')).RequestDialog)

type RequestTurnProps = {
  item: ChangeRequestDto
  /** It stands beside the month, where there is room for it: narrow, and with the name that its own page has as a heading. */
  beside?: boolean
  children?: ReactNode
}

/** Says whose turn a request is, and offers the answers that its chart allows now. */
export function RequestTurn({ item, beside = false, children }: RequestTurnProps) {
  const { LL } = useI18nContext()
  const { changeRequests: messages, calendar } = LL
  const { turn } = messages
  const viewer = useTraveller()
  const [pending, setPending] = useState<RequestAction | null>(null)
  const chart = changeRequestChart(item)
  const allowed = requestActions.filter((action) => chart.can({ type: `changeRequest.${action}` }))
  const mayCounter = chart.can({ type: 'changeRequest.counter' })
  const { isYourTurn, isFinal } = chart
  const { free, counterable, over } = item.facts
  const reasons = [!free && turn.notFree(), !counterable && turn.tooLate(), over && turn.over()]
  const waits = isYourTurn ? turn.you() : turn.waiting({ name: viewer.nameOf(item.answererId) })
  const question = isYourTurn ? turn.answer() : turn.wait({ name: viewer.nameOf(item.answererId) })
  const isNamed = beside || isFinal
  const counter = mayCounter && (
    <ButtonLink variant="tertiary" link={<Link to="/calendar/changes/new" search={{ answers: item.id }} />}>
      {messages.action.counter()}
    </ButtonLink>
  )
  return (
    <>
      {/* The dialog stands outside, because a window that is made smaller must not hide an open one. */}
      <chakra.div {...(beside && { hideBelow: 'lg' })}>
        <TurnCard
          layout={beside ? 'narrow' : 'wide'}
          tone={toneOf(chart)}
          chip={isFinal ? calendar.changeLabel[item.status]() : waits}
          title={isNamed ? requestTitle(item, viewer, messages) : question}
          why={isNamed ? askedText(item, viewer, messages) : messages.expires({ time: viewer.moment(item.respondBy) })}
          notice={isYourTurn && [...reasons, free && turn.notice()].filter(Boolean).join(' ')}
          actions={
            (allowed.length > 0 || mayCounter) && (
              <>
                {!beside && counter}
                {allowed.map((action) => (
                  <Button key={action} variant="secondary" onClick={() => setPending(action)}>
                    {messages.action[action]()}
                  </Button>
                ))}
                {beside && counter}
              </>
            )
          }
        >
          {children}
        </TurnCard>
      </chakra.div>
      {pending && <RequestDialog open action={pending} item={item} onClose={() => setPending(null)} />}
    </>
  )
}
