import { holidayPresetRoutes as routes } from '#contract/calendar/holiday-presets.ts'
import { permissions } from '#contract/permissions.ts'
import { countries } from '#domain/countries.ts'
import { dateIn } from '#domain/time.ts'
import type { Bind } from '../../../http/bind.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { type PresetsAsked, readPresets } from './presets.ts'

/** The answers of a day are alike for everybody, and reading thirty years of holidays takes 30 to 100 ms. */
const mostKept = 100

const createPresets = () => {
  const kept = new Map<string, ReturnType<typeof readPresets>>()
  return (asked: PresetsAsked) => {
    const key = JSON.stringify(asked)
    const known = kept.get(key) ?? readPresets(asked)
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, known)
    return known
  }
}

export const holidayPresetRoutes = (bind: Bind): void => {
  const presetsOf = createPresets()
  bind.reading(routes.presets, async ({ query }, { tx, viewer, now, locale }) => {
    if (!permissions['parentingPlan.record'](viewer)) throw new Refusal('notAllowed')
    const family = await tx.selectFrom('family').select(['country', 'time_zone']).executeTakeFirstOrThrow()
    const country = query.country ?? countries.find((one) => one === family.country) ?? countries[0]
    const today = dateIn(now, family.time_zone)
    const found = await presetsOf({ country, region: query.region, locale, today })
    if (!found) throw new Refusal('invalid', { validationErrors: [{ field: 'region', code: 'notAChoice' }] })
    return { country, ...found }
  })
}
