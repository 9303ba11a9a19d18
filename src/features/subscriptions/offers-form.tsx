import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useId } from 'react'
import { discounts, type Offer } from '#contract/subscriptions/offers.ts'
import type { SubscriptionDto } from '#contract/subscriptions/subscriptions.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { PlanFailure } from './plan-failure.tsx'
import { usePlanTexts } from './plan-texts.ts'
import { useOffers, type Way } from './use-offers.ts'

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 'u1.5',
    alignItems: 'baseline',
    p: 'u1.5',
    borderWidth: '1px',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.inset' },
    '&:has(:checked)': { borderColor: 'brand.strong', bg: 'brand.tint' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
  },
})

type Props = { subscription: SubscriptionDto; offers: readonly Offer[] }

/** Asks for one package. Nothing is preselected, and what is charged is said before the button. */
export function OffersForm({ subscription, offers }: Props) {
  const { LL, texts } = usePlanTexts()
  const form = useOffers(subscription, offers)
  const { offered, chosen, way, total, missing, pending, error } = form
  const [name, errorId] = [useId(), useId()]
  const { facts } = subscription
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending) form.submit()
  }
  if (!facts.card) return <Banner tone="waiting" announce="none" title={texts.offers.cardFirst()} />
  if (facts.charging) return null
  return (
    <chakra.form display="grid" gap="u2" noValidate onSubmit={submit}>
      <chakra.fieldset
        display="grid"
        gap="u1"
        aria-invalid={missing || undefined}
        aria-describedby={missing ? errorId : undefined}
      >
        <chakra.legend textStyle="label" mb="u0.5">
          {texts.offers.legend()}
        </chakra.legend>
        {offered.map((offer) => (
          <OfferChoice
            key={`${offer.package} ${offer.term}`}
            name={name}
            offer={offer}
            checked={chosen === offer}
            onChoose={form.choose}
          />
        ))}
        <FieldError id={errorId}>{missing ? LL.errors.required() : undefined}</FieldError>
      </chakra.fieldset>
      {chosen && way && <Summary subscription={subscription} offer={chosen} way={way} total={total} />}
      <PlanFailure error={error} title={texts.offers.failed()} />
      <Actions>
        <Button type="submit" variant="upgrades" loading={pending}>
          {texts.offers[way ?? 'buy']()}
        </Button>
      </Actions>
    </chakra.form>
  )
}

type ChoiceProps = { name: string; offer: Offer; checked: boolean; onChoose: (offer: Offer) => void }

function OfferChoice({ name, offer, checked, onChoose }: ChoiceProps) {
  const { texts, money, name: nameOf } = usePlanTexts()
  const { discount } = offer
  return (
    <Choice>
      <input type="radio" name={name} checked={checked} onChange={() => onChoose(offer)} />
      <span>
        <chakra.span display="block" textStyle="strong">
          {nameOf(offer)}
        </chakra.span>
        {discount && (
          <chakra.span display="block" textStyle="secondary" color="fg.2">
            {texts.offers.discount({ percent: discounts[discount].percent })}
          </chakra.span>
        )}
      </span>
      <chakra.span textStyle="strong" whiteSpace="nowrap">
        {texts.perTerm[offer.term]({ amount: money(offer.total, offer.currency) })}
      </chakra.span>
    </Choice>
  )
}

type SummaryProps = { subscription: SubscriptionDto; offer: Offer; way: Way; total: number | undefined }

/** Says what is charged and when, before anything is. */
function Summary({ subscription, offer, way, total }: SummaryProps) {
  const { texts, at, money } = usePlanTexts()
  const { endsAt, facts, chosen } = subscription
  const amount = total === undefined ? '…' : money(total, offer.currency)
  const isTrial = chosen === null && facts.timeLeft
  const text =
    way === 'downgrade'
      ? texts.offers.downgradeSummary({ at: endsAt === null ? '' : at(endsAt) })
      : way === 'upgrade'
        ? texts.offers.upgradeSummary({ amount })
        : texts.offers[isTrial ? 'trialSummary' : 'buySummary']({ amount, term: texts.offers.termNames[offer.term]() })
  return (
    <chakra.p role="status" color="fg.2">
      {text}
    </chakra.p>
  )
}
