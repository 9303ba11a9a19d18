import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { journalEntryDto, type NewJournalEntry } from '#contract/journal/journal-entries.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { get, list, picture, problemsOf } from '#tests/support/journal/over-http.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { type Cast, castOf } from '../conformance/cast.ts'

let app: TestApp
let on: Stage
let cast: Cast
let journal: ReturnType<typeof journalOn>
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  on = await stage(app)
  cast = await castOf(app, on)
  journal = journalOn(on)
})

const write = (client: TestClient, change: Partial<NewJournalEntry> = {}) =>
  client.call(journalRoutes.write, { body: journal.typed(change) })

test('a moment is words or photos, and a check-in is a place', async () => {
  const place = { precision: 'typed', name: 'Lincoln Park' } as const
  const problems = async (change: Partial<NewJournalEntry>) => {
    const { status, body } = await write(cast.sam, change)
    return status === 201 ? [] : problemsOf(body)
  }
  expect(await problems({ kind: 'moment', body: '' })).toEqual(['body required'])
  expect(await problems({ kind: 'moment', body: '', files: [await picture(cast.sam)] })).toEqual([])
  expect(await problems({ kind: 'checkIn', body: '' })).toEqual(['place required'])
  expect(await problems({ kind: 'checkIn', body: '', place })).toEqual([])
  expect(await problems({ kind: 'entry', place })).toEqual(['place notAChoice'])
})

test('no account of a child says where the child is', async () => {
  const place = { precision: 'typed', name: 'Lincoln Park' } as const
  expect((await write(cast.child, { kind: 'checkIn', place })).status).toBe(403)
  expect((await write(cast.sam, { kind: 'checkIn', place })).status).toBe(201)
})

test('a place that is only near lies on the grid, so that the exact one was never sent', async () => {
  const at = (latitude: number, longitude: number) =>
    write(cast.sam, { kind: 'checkIn', place: { precision: 'near', latitude, longitude } })
  expect((await at(40.75, -73.98)).status).toBe(201)
  expect(problemsOf((await at(40.7512, -73.98)).body)).toEqual(['place.latitude malformed'])
  expect(problemsOf((await at(91, 0)).body)).toEqual(['place.latitude malformed'])
})

test('a check-in keeps the exact place and the time of the device as they were sent, beside our own time', async () => {
  const place = { precision: 'exact', latitude: -33.86882, longitude: 151.20929 } as const
  const deviceAt = '2026-11-20T03:04:05.000Z'
  const { status, body } = await write(cast.sam, {
    kind: 'checkIn',
    body: '',
    place,
    deviceAt,
    readerIds: [on.dana.personId],
  })
  expect(status).toBe(201)
  const { id } = z.parse(journalEntryDto, body)
  const known = { place, deviceAt, createdAt: app.clock.now() }
  expect(body).toMatchObject(known)
  expect((await get(cast.dana, id)).body).toMatchObject({ place: null, deviceAt: null })
  await journal.open(id)
  expect((await get(cast.dana, id)).body).toMatchObject(known)
  expect((await list(cast.sam))[0]).toMatchObject({ id, place })
})
