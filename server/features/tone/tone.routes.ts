import type { Locale } from '#contract/locale.ts'
import { permissions } from '#contract/permissions.ts'
import { allowedOn, leftOn, planAllows } from '#contract/plans.ts'
import { toneRoutes as routes, type ToneFindingDto, type ToneUseDto } from '#contract/tone/tone.ts'
import { toneReasons } from '#contract/tone/tone-codes.ts'
import { dateIn } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Bind, Reading } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { ownAccount } from '../../plans/account-of.ts'
import { planOf } from '../../plans/plan-of.ts'
import { checkTone } from '../../tone/check-tone.ts'
import { zoneOf } from '../payments/payments.counted.ts'
import { countDraft, countedInMonth, lockChecks, wasCounted } from './tone.store.ts'

type Asking = Pick<Reading, 'tx' | 'viewer' | 'now'>

/** Counts for the page of a plan. */
export const checkedThisMonth = async (tx: Tx, personId: string, now: string) => ({
  toneChecks: await countedInMonth(tx, await ownAccount(tx), dateIn(now, await zoneOf(tx, personId))),
})

/** Returns the plan, what its account used of it this month in all families, and today's date where the person lives. */
const useOf = async ({ tx, viewer: { personId }, now }: Asking) => {
  const today = dateIn(now, await zoneOf(tx, personId))
  const account = await ownAccount(tx)
  return { account, today, plan: await planOf(tx, personId), used: await countedInMonth(tx, account, today) }
}

const dtoOf = ({ plan, used }: Pick<Awaited<ReturnType<typeof useOf>>, 'plan' | 'used'>): ToneUseDto => ({
  allowed: allowedOn(plan, 'toneChecks'),
  left: leftOn(plan, 'toneChecks', used),
})

/**
 * Counts a draft unless it was counted before, and returns what is left.
 * @throws {Refusal} toneNotInPlan, toneChecksUsed
 */
const countOnce = async (asking: Asking, draftId: string): Promise<ToneUseDto> => {
  const { tx } = asking
  await lockChecks(tx, await ownAccount(tx))
  const use = await useOf(asking)
  if (await wasCounted(tx, use.account, draftId)) return dtoOf(use)
  if (!planAllows(use.plan, 'toneChecks', use.used))
    throw new Refusal(allowedOn(use.plan, 'toneChecks') === 0 ? 'toneNotInPlan' : 'toneChecksUsed', {
      item: dtoOf(use),
    })
  await countDraft(tx, use.account, draftId, use.today)
  return dtoOf({ ...use, used: use.used + 1 })
}

const findingsIn = (text: string, locale: Locale): ToneFindingDto[] =>
  checkTone(text, locale.startsWith('es') ? 'es' : 'en').map((passage) => ({
    ...passage,
    ...toneReasons[passage.reason],
  }))

/** Neither the text nor what is found in it is stored, so a check has no answer to repeat and needs no key. */
export const toneRoutes = (bind: Bind): void => {
  bind.reading(routes.use, async (_input, asking) => {
    if (!permissions['tone.check'](asking.viewer)) throw new Refusal('notAllowed')
    return dtoOf(await useOf(asking))
  })
  bind.reading(routes.check, async ({ body: { draftId, text } }, asking) => {
    if (!permissions['tone.check'](asking.viewer)) throw new Refusal('notAllowed')
    const use = await countOnce(asking, draftId)
    return { findings: findingsIn(text, asking.locale), use }
  })
}
