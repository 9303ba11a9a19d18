import { subscriptionRoutes as contract } from '#contract/subscriptions/subscriptions.ts'
import { accountJoins } from '../families/account-joins.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { accountEnds } from '../session/account-ends.ts'
import { ownValues } from '../session/session.values.ts'
import { cardPageFact, performCardRemoval } from './subscriptions.cards.ts'
import { chargeFact, performCharge } from './subscriptions.charging.ts'
import { stopRenewals } from './subscriptions.closing.ts'
import { payForAccount } from './subscriptions.joining.ts'
import { sendSubscriptionMail } from './subscriptions.mail.ts'
import {
  cardRemoval,
  cardRemovalQueue,
  chargeJob,
  chargeQueue,
  subscriptionMail,
  subscriptionMailQueue,
  sweepQueue,
} from './subscriptions.queues.ts'
import { subscriptionRoutes } from './subscriptions.routes.ts'
import { sweepSubscriptions } from './subscriptions.sweep.ts'
import { valuesOfPlan } from './subscriptions.values.ts'

const nobodysToken = 'n'.repeat(60)
const keep = { type: 'subscription.keep', version: 1 } as const

export const subscriptionsFeature: ServerFeature = {
  name: 'subscriptions',
  dependsOn: ['session', 'families', 'second-step'],
  entities: ['subscription'],
  routes: featureRoutes(
    contract,
    (bind, { deps, pool }) => subscriptionRoutes(bind, deps, pool),
    () => ({
      events: { of: 'subscription', body: keep },
      preview: { of: 'subscription', body: { package: 'premium', term: 'year' } },
      openCardPage: { body: {} },
      lookAtCard: { body: {} },
      byToken: { body: { token: nobodysToken } },
      eventsByToken: { body: { token: nobodysToken, command: keep } },
      cardPageByToken: { body: { token: nobodysToken, page: 'upgrades' } },
      lookByToken: { body: { token: nobodysToken } },
    }),
  ),
  jobs: (jobs, { deps, transport }) => {
    jobs.on(chargeQueue, (data) => performCharge(deps, chargeJob.parse(data)))
    jobs.on(cardRemovalQueue, (data) => performCardRemoval(deps, cardRemoval.parse(data)))
    jobs.on(subscriptionMailQueue, (data) => sendSubscriptionMail(deps, transport, subscriptionMail.parse(data)))
    jobs.every(sweepQueue, '* * * * *', () => sweepSubscriptions(deps))
  },
  queues: {
    [chargeQueue]: 'standard',
    [cardRemovalQueue]: 'standard',
    [subscriptionMailQueue]: 'standard',
    [sweepQueue]: 'singleton',
  },
  webhooks: ({ cards }) => [{ path: '/pub/v1/cards/webhooks', source: cards }],
  inbox: (deps) => ({ charge: { personal: chargeFact(deps) }, cardPage: { personal: cardPageFact(deps) } }),
  extensions: [
    ownValues.extend(valuesOfPlan),
    accountEnds.extend({ line: 'plan', end: stopRenewals }),
    accountJoins.extend(payForAccount),
  ],
}
