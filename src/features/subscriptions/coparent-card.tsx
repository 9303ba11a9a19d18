import { chakra } from '@chakra-ui/react/styled-system'
import type { PlanDto } from '#contract/subscriptions/subscriptions.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { OffersForm } from './offers-form.tsx'
import { usePlanTexts } from './plan-texts.ts'
import { Lasts } from './present-card.tsx'
import { Problem } from './problem.tsx'
import { Renewal } from './renewal.tsx'

/** Lets one parent pay for the other. It shows only what the payer bought; the other parent's own plan is not known. */
export function CoparentCard({ coparent }: { coparent: NonNullable<PlanDto['coparent']> }) {
  const { texts, name } = usePlanTexts()
  const { firstName, subscription, offers } = coparent
  const { chosen } = subscription
  return (
    <Card bleed>
      <CardHeader title={texts.coparent.title({ name: firstName })} />
      <CardBody>
        <chakra.div display="grid" gap="u2">
          <chakra.p color="fg.2">{texts.coparent.text({ name: firstName })}</chakra.p>
          {chosen && subscription.facts.timeLeft && (
            <chakra.p textStyle="strong">{texts.coparent.paying({ package: name(chosen), name: firstName })}</chakra.p>
          )}
          <Lasts subscription={subscription} />
          <Problem subscription={subscription} />
          <Renewal subscription={subscription} />
          <OffersForm subscription={subscription} offers={offers} />
        </chakra.div>
      </CardBody>
    </Card>
  )
}
