import * as z from 'zod/mini'
import { calendarReportRoutes } from '#contract/calendar/calendar-report.ts'
import { type ParentingTimeDto, parentingTimeDto, parentingTimeRoutes } from '#contract/calendar/parenting-time.ts'
import { calendarFeedRoutes, madeFeedDto, type NewCalendarFeed } from '#contract/calendar-feeds/calendar-feeds.ts'
import { addDays } from '#domain/time.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import type { Client } from '../client.ts'

/** This is shown to one parent in the end: the layers, their feed and their report of the same days. */
export type ReadBack = {
  readonly layers: ParentingTimeDto
  readonly feed: string
  /** Another feed of them, which names the children and has the family's events. */
  readonly named: string
  readonly report: string
  readonly days: { readonly from: string; readonly to: string }
}

export const readBack = async (origin: string, person: Client, today: string): Promise<ReadBack> => {
  const { body } = await person.send({ method: 'GET', path: parentingTimeRoutes.layers.path })
  const feedOf = async (shown: Pick<NewCalendarFeed, 'scope' | 'names'>): Promise<string> => {
    const made = await person.send({
      method: 'POST',
      path: calendarFeedRoutes.make.path,
      body: { name: 'Soak', colour: 'blue', ...shown },
    })
    const { address } = z.parse(madeFeedDto, made.body)
    return fetch(`${origin}${new URL(address).pathname}`).then((answer) => answer.text())
  }
  const feed = await feedOf({ scope: 'busy', names: 'initials' })
  const named = await feedOf({ scope: 'withEvents', names: 'firstNames' })
  const days = { from: addDays(today, -80), to: addDays(today, 185) }
  const signedIn = await fetch(`${origin}/pub/v1/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: person.username, password: demoPassword }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .flatMap((one) => one.split(';')[0] ?? [])
    .join('; ')
  const asked = new URLSearchParams({ ...days, format: 'csv' })
  const report = await fetch(`${origin}${calendarReportRoutes.report.path}?${asked}`, { headers: { cookie } })
  return { layers: z.parse(parentingTimeDto, body), feed, named, report: await report.text(), days }
}
