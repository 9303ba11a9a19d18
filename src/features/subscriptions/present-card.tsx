import { chakra } from '@chakra-ui/react/styled-system'
import type { PlanDto, SubscriptionDto } from '#contract/subscriptions/subscriptions.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts'
import type { SubscriptionMeta } from '#machines/subscriptions/subscription.setup.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { usePlanTexts } from './plan-texts.ts'
import { Problem } from './problem.tsx'
import { Renewal } from './renewal.tsx'

const Text = chakra('p', { base: { color: 'fg.2' } })

const metaOf = ({ status }: SubscriptionDto): SubscriptionMeta =>
  metaOfLeaf<SubscriptionMeta>(subscriptionMachine, status)

/** Says what a person has now, how long it lasts, and what happens then. */
export function PresentCard({ plan }: { plan: PlanDto }) {
  const { texts } = usePlanTexts()
  const { own, waiver, from } = plan
  const shown = from === 'waiver' && waiver ? waiver : own
  return (
    <Card bleed>
      <CardHeader title={texts.present.title()} />
      <CardBody>
        <chakra.div display="grid" gap="u2">
          <chakra.p textStyle="figure">{texts.names[plan.plan]()}</chakra.p>
          {from && from !== 'own' && <Text>{texts.present.from[from]()}</Text>}
          <Lasts subscription={shown} />
          {own.facts.charging && own.problem !== 'authentication' && (
            <Text role="status">{texts.present.charging()}</Text>
          )}
          <Problem subscription={own} />
          <Renewal subscription={own} />
          <chakra.p textStyle="secondary" color="fg.3">
            {texts.present.free()}
          </chakra.p>
        </chakra.div>
      </CardBody>
    </Card>
  )
}

/** Says when it is renewed or ends. */
export function Lasts({ subscription }: { subscription: SubscriptionDto }) {
  const { texts, at, money, name } = usePlanTexts()
  const { endsAt, nextTotal, currency, planned, facts } = subscription
  const { ends, paid, serves } = metaOf(subscription)
  if (endsAt === null || !serves) return null
  const when = at(endsAt)
  if (ends === 'grace') return <Text>{texts.present.graceUntil({ at: when })}</Text>
  if (!paid) return <Text>{texts.present.trialUntil({ at: when })}</Text>
  return (
    <>
      <Text>
        {nextTotal === null
          ? texts.present.endsAt({ at: when })
          : texts.present.renewsAt({ at: when, amount: money(nextTotal, currency) })}
      </Text>
      {nextTotal !== null && !facts.card && <Text>{texts.present.noCard()}</Text>}
      {planned && <Text>{texts.present.planned({ name: name(planned), at: when })}</Text>}
    </>
  )
}
