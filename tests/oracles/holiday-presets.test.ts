import { beforeAll, expect, test } from 'vitest'
import { countries } from '#domain/countries.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { givenBy, presetsOf, published, savePresets } from '#tests/support/calendar/presets.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  return () => app.stop()
})

/** Lists a country as a whole and each part of it that the form offers. */
const offered = async (country: (typeof countries)[number]): Promise<(string | undefined)[]> => {
  const { regions } = await presetsOf(country, undefined)
  return [undefined, ...regions.map(({ code }) => code)]
}

test.each(countries)(
  'the presets of each part of %s are what is published for ten years, and save',
  async (country) => {
    const regions = await offered(country)
    expect(regions.length).toBeGreaterThan(country === 'MX' ? 0 : 3)
    const distinct = new Map<string, Awaited<ReturnType<typeof presetsOf>>['items'][number]>()
    for (const region of regions) {
      const { items } = await presetsOf(country, region)
      const { all, yearly } = published(country, region)
      const given = givenBy(items)
      const known = new Set(given)
      expect({ region, wrong: given.filter((one) => !all.has(one)) }).toEqual({ region, wrong: [] })
      expect({ region, missing: yearly.filter((one) => !known.has(one)) }).toEqual({ region, missing: [] })
      for (const item of items) distinct.set(JSON.stringify([item.name, item.date]), item)
    }
    const items = [...distinct.values()]
    const saved = await savePresets(on, items)
    expect(saved.map(({ date }) => date)).toEqual(items.map(({ date }) => date))
  },
)
