import type { Offer } from '#contract/subscriptions/offers.ts'
import type { SubscriptionDto } from '#contract/subscriptions/subscriptions.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { OffersForm } from './offers-form.tsx'

type Props = { subscription: SubscriptionDto; offers: readonly Offer[]; title: string }

export function OffersCard({ subscription, offers, title }: Props) {
  return (
    <Card bleed>
      <CardHeader title={title} />
      <CardBody>
        <OffersForm subscription={subscription} offers={offers} />
      </CardBody>
    </Card>
  )
}
