import { chakra } from '@chakra-ui/react/styled-system'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ReturnedWhy } from '#src/app/shared/bank/returned-why.tsx'
import { allowedPaymentActions } from '#src/app/shared/payments/payment.chart.ts'
import { paymentLabelKeyOf } from '#src/app/shared/payments/payment-label.ts'
import { Quote } from '#src/app/shared/quote.tsx'
import { useOnline } from '#src/app/shared/use-online.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Amount } from '#src/ui/data/amount.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { DetailsColumns, DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { PaymentFactsCard, PaysCard } from './payment-cards.tsx'
import { PaymentRail } from './payment-rail.tsx'
import { sayTurn } from './payment-turn.ts'
import { sayTitle } from './texts.ts'
import { type PaymentAnswers, usePaymentAnswers } from './use-payment-commands.ts'
import type { Words } from './words.ts'

const loadDialog = () => import('#src/app/shared/payments/payment-dialog.tsx')
/** Comes after the page it belongs to: reading a payment does not wait for it. */
const PaymentDialog = lazy(async () => ({ default: (await loadDialog()).PaymentDialog }))

type Part = { item: PaymentDto; reader: Viewer; words: Words }

/** One payment, whole: what is asked of whom, what happened, what it pays. */
export function PaymentDetails({ item }: { item: PaymentDto }) {
  const { LL: words } = useI18nContext()
  const reader = useViewer()
  const rail = useRef<HTMLElement>(null)
  const answers = usePaymentAnswers(item)
  const { asked, sending } = answers
  const part = { item, reader, words }
  // Fetched once the page stands, so that a press finds it there; what fails now is tried again at the press.
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
        <Notices answers={answers} words={words} onSee={seeWhatChanged} />
        <chakra.div ref={answers.turnRef} tabIndex={-1}>
          <Turn {...part} answers={answers} />
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
        {asked && (
          <PaymentDialog
            {...{ reader, words, payment: asked.seen, action: asked.action, failure: answers.failed }}
            pending={sending !== null}
            kept={answers.reason.kept()}
            onTyped={answers.reason.keep}
            onSend={answers.send}
            onClose={answers.close}
          />
        )}
      </Suspense>
    </>
  )
}

function Header({ item, reader, words }: Part) {
  const { title } = words.paymentActivity
  const { tone, chip } = sayTurn(item, reader, words)
  return (
    <PageHeader
      back={{ label: title(), link: <Link to="/expenses/payments" /> }}
      chip={<Chip tone={tone}>{chip}</Chip>}
      title={sayTitle(item, reader, words)}
      subtitle={[
        words.payments.method[item.method](),
        reader.instant(item.createdAt),
        words.payments.label[paymentLabelKeyOf(item.status)](),
      ].join(' · ')}
      aside={<Amount>{reader.money(item.amount)}</Amount>}
    />
  )
}

function Turn({ item, reader, words, answers: { ask, sending } }: Part & { answers: PaymentAnswers }) {
  const online = useOnline()
  const { tone, chip, title, why } = sayTurn(item, reader, words)
  const actions = allowedPaymentActions(item)
  const { receipt } = words.paymentActivity.details
  return (
    <TurnCard
      {...{ tone, chip, title, why }}
      notice={!online && actions.length > 0 && words.expenses.turn.offline()}
      chipInHeader
      actions={
        <>
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'void' ? 'tertiary' : 'secondary'}
              loading={sending === action}
              disabled={sending !== null && sending !== action}
              onClick={() => ask(action)}
            >
              {words.payments.action[action]()}
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
      {item.returnCode && <ReturnedWhy code={item.returnCode} toPayer={reader.isYou(item.payerId)} />}
    </TurnCard>
  )
}

type NoticesProps = { answers: PaymentAnswers; words: Words; onSee: () => void }

/** What was not done is said on the page, unless the question it belongs to is still open and says it. */
function Notices({ answers: { asked, failed, moved }, words, onSee }: NoticesProps) {
  const { refused } = words.expenses.details
  const said = words.paymentActivity.details.refused
  const label = (status: PaymentDto['status']) => words.payments.label[paymentLabelKeyOf(status)]()
  return (
    <>
      {moved && (
        <Banner
          tone="warning"
          announce="alert"
          title={said.title()}
          action={
            <Button variant="secondary" onClick={onSee}>
              {refused.see()}
            </Button>
          }
        >
          {[
            moved.now.status === moved.before.status
              ? said.version()
              : said.text({ now: label(moved.now.status), was: label(moved.before.status) }),
            refused.nothing[moved.action](),
            refused.lookAgain(),
          ].join(' ')}
        </Banner>
      )}
      {failed && !asked && (
        <Banner tone="problem" announce="alert" title={failed.title}>
          {failed.text}
        </Banner>
      )}
    </>
  )
}
