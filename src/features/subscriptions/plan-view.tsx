import { chakra } from '@chakra-ui/react/styled-system'
import type { PlanDto } from '#contract/subscriptions/subscriptions.ts'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { CardCard } from './card-card.tsx'
import { CoparentCard } from './coparent-card.tsx'
import { OffersCard } from './offers-card.tsx'
import { PackagesCard } from './packages-card.tsx'
import { usePlanTexts } from './plan-texts.ts'
import { PresentCard } from './present-card.tsx'
import { ReceiptsCard } from './receipts-card.tsx'
import { UsageCard } from './usage-card.tsx'
import { WaiverCard } from './waiver-card.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: 'u2', lg: 'u3' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})
/** On a phone the cards of both columns are one list. */
const Column = chakra('div', { base: { display: { base: 'contents', lg: 'grid' }, gap: 'u3' } })
/** What was paid stands under what there is; in one list it comes last. */
const Last = chakra('div', { base: { order: { base: '1', lg: '0' } } })

/** Shows everything that a payer sees of their plan, with a session or by a token. */
export function PlanView({ plan }: { plan: PlanDto }) {
  const { LL, texts } = usePlanTexts()
  const { own, offers, coparent, card, selling } = plan
  return (
    <Columns>
      <Column>
        {card?.kind === 'ach' && <Banner tone="attention" announce="none" title={LL.errors.achNoLonger()} />}
        <PresentCard plan={plan} />
        <CardCard card={card} selling={selling} />
        {plan.usage && <UsageCard usage={plan.usage} bankTransfers={plan.bankTransfers} />}
        <Last>
          <ReceiptsCard receipts={plan.receipts} />
        </Last>
      </Column>
      <Column>
        {selling && <PackagesCard bankTransfers={plan.bankTransfers} />}
        {selling ? (
          <OffersCard
            subscription={own}
            offers={offers}
            title={own.chosen && own.facts.timeLeft ? texts.offers.change() : texts.offers.title()}
          />
        ) : (
          <Banner tone="waiting" announce="none" title={texts.offers.closed()} />
        )}
        {coparent && selling && <CoparentCard coparent={coparent} />}
        <WaiverCard />
      </Column>
    </Columns>
  )
}
