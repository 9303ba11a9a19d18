import { type Locale, uiLocale } from '#contract/locale.ts'
import { subscriptionLimits } from '#contract/subscriptions/limits.ts'
import { currencyOf, formatMoney } from '#domain/money.ts'
import { formatInstant } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import type { JobDeps } from '../../deps.ts'
import type { Transport } from '../../mail/transport.ts'
import { memberEmail } from '../session/contact-details.ts'
import { type Person, personById } from '../session/session.people.ts'
import { passwordSince, planTokensOf } from './plan-token.ts'
import { discountFor, nextTotalOf } from './subscriptions.prices.ts'
import type { SubscriptionMail } from './subscriptions.queues.ts'
import { lastPriceOf, lockSubscription, type SubscriptionRow } from './subscriptions.store.ts'

type Needs = Pick<JobDeps, 'scopes' | 'clock' | 'config'>
type Found = {
  readonly row: SubscriptionRow
  readonly person: Person
  readonly total: number | null
  /** The price of the last period that was paid. */
  readonly before: number | null
}

const find = ({ scopes }: Needs, { ownerId, subscriptionId }: SubscriptionMail): Promise<Found | null> =>
  scopes.asOwner(ownerId, async (tx) => {
    const row = await lockSubscription(tx, subscriptionId)
    if (!row) return null
    const [person, discount] = [await personById(tx, ownerId), await discountFor(tx, row)]
    return { row, person, total: nextTotalOf(row, discount), before: await lastPriceOf(tx, row) }
  })

const renewalLines = ({ row, person, total, before }: Found, locale: Locale): string[] => {
  const { renewal } = L[locale].mail.subscription
  const at = row.ends_at === null ? '' : formatInstant(row.ends_at, person.time_zone, locale, 'long')
  const money = (amount: number | null) => (amount === null ? '' : formatMoney(amount, currencyOf(row.country), locale))
  const newPrice = before === null || before === total ? [] : [renewal.newPrice({ before: money(before) })]
  return [renewal.text({ at, amount: money(total) }), ...newPrice, renewal.stop()]
}

const linesOf = (found: Found, kind: SubscriptionMail['kind'], locale: Locale): string[] => {
  const { subscription: texts } = L[locale].mail
  const { row, person } = found
  if (kind === 'renewal') return renewalLines(found, locale)
  if (kind === 'grace' && row.grace_until)
    return [texts.grace.text({ until: formatInstant(row.grace_until, person.time_zone, locale, 'long') })]
  if (kind === 'lapsed') return [texts.lapsed.text(), texts.lapsed.kept()]
  return kind === 'authentication' ? [texts.authentication.text()] : [texts.receipt.text()]
}

/** The link leads to the page of renewals without a session, for as long as a charge can be mended. */
const linkOf = async (needs: Needs, { owner_id }: SubscriptionRow): Promise<string> => {
  const { scopes, clock, config } = needs
  const since = await scopes.beforeSignIn((tx) => passwordSince(tx, owner_id))
  if (since === null) return `${config.publicUrl}/app/account/plan`
  const { mailedToken } = subscriptionLimits
  const token = await planTokensOf(needs).issue('renewals', owner_id, since, clock.now(), mailedToken)
  return `${config.publicUrl}/app/renewals#${token}`
}

/** Tells the payer what happened to what they pay for. Names of others and details of the card are not in it. */
export const sendSubscriptionMail = async (
  needs: Needs,
  transport: Transport,
  job: SubscriptionMail,
): Promise<void> => {
  const { scopes, clock } = needs
  const found = await find(needs, job)
  if (!found) return
  const { row, person } = found
  const locale = uiLocale(person.locale)
  const { hello, subscription: texts } = L[locale].mail
  const to = await memberEmail(scopes, person.id)
  if (to === null) return
  const text = [hello({ name: person.first_name }), ...linesOf(found, job.kind, locale), await linkOf(needs, row)]
  const mail = { to, subject: texts[job.kind].subject({ product: productName }), text: text.join('\n\n') }
  await scopes.beforeSignIn((tx) => transport.send(tx, mail, clock.now()))
}
