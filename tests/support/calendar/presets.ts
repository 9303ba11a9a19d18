import Holidays from 'date-holidays'
import * as z from 'zod/mini'
import type { HolidayPreset } from '#contract/calendar/holiday-presets.ts'
import { holidayOverlap, newHoliday } from '#contract/calendar/holidays.ts'
import { limits } from '#contract/limits.ts'
import type { countries } from '#domain/countries.ts'
import { holidayDay } from '#domain/parenting-time/holiday-dates.ts'
import { dateOfDay } from '#domain/time.ts'
import { readPresets } from '#server/features/calendar/holidays/presets.ts'
import { Refusal } from '#server/http/errors/refusal.ts'
import type { Stage } from '../stage.ts'
import { edgeOf, holidaysOn } from './holidays.ts'

type Country = (typeof countries)[number]

const today = '2026-11-20'
/** The ten years whose published dates are compared. */
const years = Array.from({ length: 10 }, (_, index) => 2027 + index)

export const presetsOf = async (country: Country, region: string | undefined) => {
  const found = await readPresets({ country, region, locale: 'en-US', today })
  if (!found) throw new Error(`${country} has no region ${region}`)
  return found
}

/** A holiday of such a rule is published on a day in lieu when it is on a weekend. */
const inLieu = /^\d\d-\d\d if s(atur|un)day/

const publishedIn = (own: Holidays, country: Country, year: number) =>
  own
    .getHolidays(year, 'en')
    .filter(({ substitute }) => substitute !== true)
    .map(({ date, rule, name: published }) => {
      const name = country === 'US' ? published.replace('Labour', 'Labor') : published
      return { name, on: `${inLieu.test(rule) ? `${year}-${rule.slice(0, 5)}` : date.slice(0, 10)} ${name}` }
    })

/** Lists what is published for ten years: all of it, and of that what is published for each of the years. */
export const published = (country: Country, region: string | undefined) => {
  const own = new Holidays(country, region ?? '')
  const all = years.map((year) => publishedIn(own, country, year))
  // The later of two with one name in a year is a day in lieu.
  const firsts = all.map((year) => new Map(year.toReversed().map(({ name, on }) => [name, on])))
  return {
    all: new Set(all.flat().map(({ on }) => on)),
    yearly: firsts.flatMap((year) =>
      [...year].filter(([name]) => firsts.every((one) => one.has(name))).map(([, on]) => on),
    ),
  }
}

/** Lists the dates that presets give for the same years, with their names. */
export const givenBy = (items: readonly HolidayPreset[]): string[] =>
  items.flatMap(({ name, date }) => years.map((year) => `${dateOfDay(holidayDay(date, year) ?? 0)} ${name}`))

const midnights = { begins: edgeOf(0, '00:00'), middle: null, ends: edgeOf(1, '00:00') }

/**
 * Saves presets as the form sends them, for whole days of Sam in odd years and of Dana in even ones. Where two meet in a year, the
 * later one is left out then, as the refusal offers; one that meets another in every year is saved for a child of its own.
 */
export const savePresets = async (on: Stage, items: readonly Pick<HolidayPreset, 'name' | 'date'>[]) => {
  const holidays = holidaysOn(on)
  const childId = await holidays.child()
  const save = async (preset: Pick<HolidayPreset, 'name' | 'date'>, id: string, except: number[]): Promise<string> => {
    const name = preset.name.slice(0, limits.holiday.name)
    const shares = { odd: [on.sam.personId], even: [on.dana.personId] }
    const typed = z.parse(newHoliday, { ...midnights, ...shares, date: preset.date, name, childIds: [id], except })
    return holidays.record(typed).catch(async (refused: unknown) => {
      if (!(refused instanceof Refusal)) throw refused
      if (refused.code === 'holidayOverlaps')
        return save(preset, id, [...except, z.parse(holidayOverlap, refused.item).year])
      if (except.length === 0) throw refused
      return save(preset, await holidays.child(), [])
    })
  }
  const saved: { readonly date: unknown; readonly except: readonly number[] }[] = []
  for (const preset of items) {
    const { date, left_out: except } = await holidays.row(await save(preset, childId, []))
    saved.push({ date, except })
  }
  return saved
}
