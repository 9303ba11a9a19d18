import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { holidayPresetRoutes } from '#contract/calendar/holiday-presets.ts'
import { apiError } from '#contract/errors.ts'
import { countries } from '#domain/countries.ts'
import { holidayDay } from '#domain/parenting-time/holiday-dates.ts'
import { dateOfDay } from '#domain/time.ts'
import { readPresets } from '#server/features/calendar/holidays/presets.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { givenBy, presetsOf, published, savePresets } from '#tests/support/calendar/presets.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { publishedNames } from './published-names.ts'

let app: OwnApp
let on: Stage
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  return () => app.stop()
})

const regions = { US: 'TX', GB: 'SCT', CA: 'ON', AU: 'VIC', NZ: 'AUK', MX: undefined } as const

describe.each(countries.flatMap((country) => [[country, undefined] as const, [country, regions[country]] as const]))(
  'the presets of %s %s',
  (country, region) => {
    test('give the published dates of ten years', async () => {
      const { all } = published(country, region)
      const given = givenBy((await presetsOf(country, region)).items)
      expect(given.filter((one) => !all.has(one))).toEqual([])
    })

    test('leave out no holiday that is published for each of ten years', async () => {
      const { yearly } = published(country, region)
      const given = new Set(givenBy((await presetsOf(country, region)).items))
      expect(yearly.length).toBeGreaterThan(90)
      expect(yearly.filter((one) => !given.has(one))).toEqual([])
    })

    test('are these, by name', async () => {
      const { items } = await presetsOf(country, region)
      expect(items.map(({ name }) => name).toSorted()).toEqual(publishedNames[`${country} ${region ?? ''}`.trim()])
    })
  },
)

test.each(countries)('%s: the day on which somebody asks changes no name', async (country) => {
  const namesOn = async (today: string) => {
    const found = await readPresets({ country, region: undefined, locale: 'en-US', today })
    return found?.items.map(({ name }) => name).toSorted()
  }
  const names = await namesOn('2027-01-01')
  // The next Easter after these is more than a year away.
  for (const today of ['2027-03-08', '2027-03-29', '2027-04-04', '2027-12-31'])
    expect(await namesOn(today)).toEqual(names)
})

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

test.each([
  ['NT', 'Christmas Day', 12, 25],
  ['TAS', 'Boxing Day', 12, 26],
  ['TAS', "New Year's Day", 1, 1],
  ['VIC', 'Australia Day', 1, 26],
] as const)('AU %s: %s has no days in lieu', async (region, name, month, day) => {
  const found = (await presetsOf('AU', region)).items.find((one) => one.name === name)
  const isAhead = month === 12
  const years = isAhead ? [2026, 2027] : [2027, 2028]
  const on = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  expect([found?.date, found?.next]).toEqual([{ by: 'date', month, day }, years.map((year) => `${year}-${on}`)])
})

test.each(countries)('every preset of %s saves as a holiday that decides', async (country) => {
  const { items } = await presetsOf(country, regions[country])
  const saved = await savePresets(on, items)
  expect(saved.map(({ date }) => date)).toEqual(items.map(({ date }) => date))
  // Father's Day is Juneteenth in one of the years.
  expect(saved.some(({ except }) => except.length > 0)).toBe(country === 'US')
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
