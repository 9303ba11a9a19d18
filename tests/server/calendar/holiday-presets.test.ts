import Holidays from 'date-holidays'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { holidayPresetRoutes } from '#contract/calendar/holiday-presets.ts'
import { apiError } from '#contract/errors.ts'
import { countries } from '#domain/countries.ts'
import { holidayDay } from '#domain/parenting-time/holiday-dates.ts'
import { dateOfDay } from '#domain/time.ts'
import { readPresets } from '#server/features/calendar/holidays/presets.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { edgeOf, holidaysOn } from '#tests/support/calendar/holidays.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { publishedNames } from './published-names.ts'

let app: OwnApp
let on: Stage
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  return () => app.stop()
})

const today = '2026-11-20'
const years = Array.from({ length: 10 }, (_, index) => 2027 + index)
const regions = { US: 'TX', GB: 'SCT', CA: 'ON', AU: 'VIC', NZ: 'AUK', MX: undefined } as const
const presetsOf = async (country: (typeof countries)[number], region: string | undefined) => {
  const found = await readPresets({ country, region, locale: 'en-US', today })
  if (!found) throw new Error(`${country} has no region ${region}`)
  return found
}

describe.each(countries.flatMap((country) => [[country, undefined] as const, [country, regions[country]] as const]))(
  'the presets of %s %s',
  (country, region) => {
    const publishedIn = (year: number) =>
      new Holidays(country, region ?? '')
        .getHolidays(year, 'en')
        .filter(({ substitute }) => substitute !== true)
        .map(({ date, name: published }) => {
          const name = country === 'US' ? published.replace('Labour', 'Labor') : published
          return { name, on: `${date.slice(0, 10)} ${name}` }
        })
    const givenBy = ({ items }: Awaited<ReturnType<typeof presetsOf>>) =>
      items.flatMap(({ name, date }) => years.map((year) => `${dateOfDay(holidayDay(date, year) ?? 0)} ${name}`))

    test('give the published dates of ten years', async () => {
      const listed = new Set(years.flatMap(publishedIn).map(({ on }) => on))
      const given = givenBy(await presetsOf(country, region))
      expect(given.filter((one) => !listed.has(one))).toEqual([])
    })

    test('leave out no holiday that is published for each of ten years', async () => {
      // The later of two with one name in a year is a day in lieu.
      const published = years.map(
        (year) =>
          new Map(
            publishedIn(year)
              .toReversed()
              .map(({ name, on }) => [name, on]),
          ),
      )
      const yearly = published.flatMap((year) =>
        [...year].filter(([name]) => published.every((one) => one.has(name))).map(([, on]) => on),
      )
      const given = new Set(givenBy(await presetsOf(country, region)))
      expect(yearly.length).toBeGreaterThan(90)
      expect(yearly.filter((one) => !given.has(one))).toEqual([])
    })

    test('are these, by name', async () => {
      const { items } = await presetsOf(country, region)
      expect(items.map(({ name }) => name).toSorted()).toEqual(publishedNames[`${country} ${region ?? ''}`.trim()])
    })
  },
)

/** The lists of the governments: OPM, GOV.UK, canada.ca, Australian states, employment.govt.nz, the Ley Federal del Trabajo. */
test.each([
  ['US', undefined, 'Thanksgiving Day', '2027-11-25 2028-11-23 2029-11-22 2030-11-28'],
  ['US', undefined, 'Martin Luther King Jr. Day', '2027-01-18 2028-01-17 2029-01-15 2030-01-21'],
  ['US', undefined, 'Memorial Day', '2027-05-31 2028-05-29 2029-05-28 2030-05-27'],
  ['US', undefined, 'Juneteenth', '2027-06-19 2028-06-19 2029-06-19 2030-06-19'],
  ['GB', undefined, 'Good Friday', '2027-03-26 2028-04-14 2029-03-30 2030-04-19'],
  ['GB', 'ENG', 'Easter Monday', '2027-03-29 2028-04-17 2029-04-02 2030-04-22'],
  ['GB', undefined, 'Spring bank holiday', '2027-05-31 2028-05-29 2029-05-28 2030-05-27'],
  ['CA', 'ON', 'Victoria Day', '2027-05-24 2028-05-22 2029-05-21 2030-05-20'],
  ['CA', 'ON', 'Thanksgiving', '2027-10-11 2028-10-09 2029-10-08 2030-10-14'],
  ['AU', undefined, 'Easter Sunday', '2027-03-28 2028-04-16 2029-04-01 2030-04-21'],
  ['NZ', undefined, 'Matariki', '2027-06-25 2028-07-14 2029-07-06 2030-06-21 2031-07-11 2032-07-02 2033-06-24'],
  ['MX', undefined, "Benito Juárez's birthday", '2027-03-15 2028-03-20 2029-03-19 2030-03-18'],
] as const)('%s %s: %s', async (country, region, name, dates) => {
  const preset = (await presetsOf(country, region)).items.find((one) => one.name === name)
  const expected = dates.split(' ')
  const given = expected.map((date) => preset && holidayDay(preset.date, Number(date.slice(0, 4))))
  expect(given.map((day) => day && dateOfDay(day))).toEqual(expected)
})

test('every preset of six countries saves', async () => {
  const holidays = holidaysOn(on)
  const times = { begins: edgeOf(0, '00:00'), ends: edgeOf(1, '00:00') }
  for (const country of countries) {
    const childIds = [await holidays.child()]
    const { items } = await presetsOf(country, regions[country])
    for (const { name, date } of items) {
      const id = await holidays.record({ ...times, childIds, name, date, odd: 'whoeverHasIt', even: 'whoeverHasIt' })
      expect((await holidays.row(id)).date).toEqual(date)
    }
  }
})

test('a parent reads them in their language, for the family’s country or another one', async () => {
  const dana = await app.as(on.dana.personId)
  const read = async (query: object, language = 'en-US') => {
    const { status, body } = await dana.call(holidayPresetRoutes.presets, { query }, { language })
    return status === 200 ? holidayPresetRoutes.presets.output.parse(body) : z.parse(apiError, body).exception
  }
  // An answer is kept for the day: what one asked in vain is no answer to another question.
  expect(await read({ region: '' })).toBe('invalid')
  expect(await read({})).toMatchObject({
    country: 'US',
    items: expect.arrayContaining([
      expect.objectContaining({ name: 'Thanksgiving Day', next: ['2026-11-26', '2027-11-25'] }),
    ]),
  })
  expect(await read({ region: 'XX' })).toBe('invalid')
  expect(await read({ country: 'FR' })).toBe('invalid')
  const child = await app.as(on.child.personId)
  expect((await child.call(holidayPresetRoutes.presets, { query: {} })).status).toBe(403)
})
