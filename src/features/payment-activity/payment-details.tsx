import { chakra } from '@chakra-ui/react/styled-system'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Quote } from '#src/app/shared/quote.tsx'
import { useOnline } from '#src/app/shared/use-online.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { allowedPaymentActions } from '#src/features/payments/payment.chart.ts'
import { paymentActionTexts } from '#src/features/payments/payment-action-texts.ts'
import { ownPaymentLabel } from '#src/features/payments/payment-label.ts'
import { ReturnedWhy } from '#src/features/payments/returned-why.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Amount } from '#src/ui/data/amount.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { DetailsColumns, DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { PaymentFactsCard, PaysCard } from './payment-cards.tsx'
import { PaymentRail } from './payment-rail.tsx'
import { turnText } from './payment-turn.ts'
import { dayText, type Messages, titleText } from './texts.ts'
import { type PaymentActions, usePaymentActions } from './use-payment-actions.ts'

const loadDialog = () => import('#src/app/shared/lifecycle/action-dialog.tsx')
/** The dialog loads after its page, so that reading a payment does not wait for it. */
const ActionDialog = lazy(async () => ({ default: (await loadDialog()).ActionDialog }))

type Part = { item: PaymentDto; viewer: Viewer; messages: Messages }

/** Shows one payment: whose turn it is, what happened, and what it pays. */
export function PaymentDetails({ item }: { item: PaymentDto }) {
  const { LL: messages } = useI18nContext()
  const viewer = useViewer()
  const rail = useRef<HTMLElement>(null)
  const actions = usePaymentActions(item)
  const { pending, busy, draft } = actions
  const part = { item, viewer, messages }
  // The dialog loads once the page is shown; a failed load is repeated when the dialog opens.
  useEffect(() => {
    loadDialog().catch(() => undefined)
  }, [])
  const seeWhatChanged = () => {
    rail.current?.scrollIntoView({ block: 'start' })
    rail.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Header {...part} />
      <DetailsStack>
        <Notices actions={actions} messages={messages} onSee={seeWhatChanged} />
        <chakra.div ref={actions.turnRef} tabIndex={-1}>
          <Turn {...part} actions={actions} />
        </chakra.div>
        <DetailsColumns>
          <PaymentRail {...part} ref={rail} />
          <DetailsStack>
            <PaysCard {...part} />
            <PaymentFactsCard {...part} />
          </DetailsStack>
        </DetailsColumns>
      </DetailsStack>
      <Suspense>
        {pending && (
          <ActionDialog
            texts={paymentActionTexts(pending.seen, pending.action, viewer, messages)}
            labels={messages.common.dialogs}
            pending={busy !== null}
            failure={actions.failure}
            draft={draft.textFor(pending.action)}
            onTyped={(typed) => draft.keepText(pending.action, typed)}
            onConfirm={actions.sendPending}
            onClose={actions.close}
          />
        )}
      </Suspense>
    </>
  )
}

function Header({ item, viewer, messages }: Part) {
  const { title } = messages.paymentActivity
  const { tone, chip } = turnText(item, viewer, messages)
  const label = ownPaymentLabel(item.status, messages)
  return (
    <PageHeader
      back={{ label: title(), link: <Link to="/expenses/payments" /> }}
      chip={<Chip tone={tone}>{chip}</Chip>}
      title={titleText(item, viewer, messages)}
      subtitle={[
        messages.payments.method[item.method](),
        item.startOn || item.paidOn ? dayText(item, viewer) : viewer.instant(item.createdAt),
        ...(chip === label ? [] : [label]),
      ].join(' · ')}
      aside={<Amount>{viewer.money(item.amount)}</Amount>}
    />
  )
}

function Turn({ item, viewer, messages, actions: { act, busy } }: Part & { actions: PaymentActions }) {
  const online = useOnline()
  const { tone, chip, title, why } = turnText(item, viewer, messages)
  const allowed = allowedPaymentActions(item)
  const { receipt } = messages.paymentActivity.details
  return (
    <TurnCard
      tone={tone}
      chip={chip}
      title={title}
      why={why}
      notice={!online && allowed.length > 0 && messages.common.answersOffline()}
      chipInHeader
      actions={
        <>
          {allowed.map((action) => (
            <Button
              key={action}
              variant={action === 'void' ? 'tertiary' : 'secondary'}
              loading={busy === action}
              disabled={busy !== null && busy !== action}
              onClick={() => act(action)}
            >
              {messages.payments.action[action]()}
            </Button>
          ))}
          <ButtonLink
            variant="tertiary"
            icon={IconReceipt}
            link={<Link to="/expenses/payments/$id/receipt" params={{ id: item.id }} />}
          >
            {receipt()}
          </ButtonLink>
        </>
      }
    >
      {item.reason && <Quote>{item.reason}</Quote>}
      {item.returnCode && <ReturnedWhy code={item.returnCode} toPayer={viewer.isYou(item.payerId)} />}
    </TurnCard>
  )
}

type NoticesProps = { actions: PaymentActions; messages: Messages; onSee: () => void }

/** Says what was not done, unless the dialog it belongs to is still open and says it. */
function Notices({ actions: { pending, failure, conflict }, messages, onSee }: NoticesProps) {
  const { refused } = messages.common
  const texts = messages.paymentActivity.details.refused
  const label = (status: PaymentDto['status']) => ownPaymentLabel(status, messages)
  return (
    <>
      {conflict && (
        <Banner
          tone="warning"
          announce="alert"
          title={texts.title()}
          action={
            <Button variant="secondary" onClick={onSee}>
              {refused.see()}
            </Button>
          }
        >
          {[
            conflict.latest.status === conflict.seen.status
              ? texts.version()
              : texts.text({ now: label(conflict.latest.status), was: label(conflict.seen.status) }),
            refused.nothing[conflict.action](),
            refused.lookAgain(),
          ].join(' ')}
        </Banner>
      )}
      {failure && !pending && (
        <Banner tone="problem" announce="alert" title={failure.title}>
          {failure.text}
        </Banner>
      )}
    </>
  )
}
