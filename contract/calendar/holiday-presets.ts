import * as z from 'zod/mini'
import { countries } from '#domain/countries.ts'
import { date } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { holidayDate } from './holiday-rule.ts'

export const presetKinds = ['public', 'other'] as const

/** A suggestion: its name in the reader's language, its date by a rule, and the next two dates on which it falls. */
export const holidayPreset = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(presetKinds),
  date: holidayDate,
  next: z.array(date),
})
export type HolidayPreset = z.infer<typeof holidayPreset>

/** A state, a province or another part of a country that has holidays of its own. */
const region = z.object({ code: z.string(), name: z.string() })

export const holidayPresetRoutes = {
  presets: route({
    method: 'GET',
    path: '/pub/v1/holiday-presets',
    access: 'bearer',
    summary: 'Suggested holidays of a country, or of a part of it, with their dates as rules.',
    query: z.object({
      /** Without a country it is the family's. */
      country: z.optional(z.enum(countries, 'notAChoice')),
      region: z.optional(z.string().check(z.maxLength(limits.regionCode, 'tooLong'))),
    }),
    output: z.object({
      country: z.enum(countries),
      regions: z.array(region),
      items: z.array(holidayPreset),
    }),
  }),
} as const
