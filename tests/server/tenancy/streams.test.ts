import { beforeAll, expect, test } from 'vitest'
import { type Reach, reaches, reachOf } from '#domain/reach.ts'
import { canonical } from '#domain/record/canonical.ts'
import { derivedId } from '#server/db/derived-id.ts'
import { streamIdOf } from '#server/history/append.ts'
import { readStreams } from '#server/history/streams.ts'
import { recordEvent } from '#server/lifecycle/unit-of-work.ts'
import { sharedApp } from '#tests/support/app.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let on: Stage
beforeAll(async () => {
  on = await stage(await sharedApp())
})

const audienceOf = (reach: Reach) => (['named', 'closed'].includes(reach) ? [on.sam.personId, on.dana.personId] : null)

test('a stream is one per family, reach and people; those of parents and closed have the ids they always had', () => {
  const ids = reaches.map((reach) => streamIdOf(on.family.id, { reach, audience: audienceOf(reach) }))
  expect(new Set(ids).size).toBe(reaches.length)
  for (const audience of [null, [on.dana.personId, on.sam.personId]])
    expect(streamIdOf(on.family.id, { reach: reachOf(audience), audience })).toBe(
      derivedId(canonical([on.family.id, audience && [...audience].sort()])),
    )
})

const lengthsNow = async (): Promise<number[]> => {
  const streams = await on.scopes.asSystem(on.family.id, (tx) => readStreams(tx))
  const lengths = new Map(streams.map(({ id, entries }) => [id, entries.length]))
  return reaches.map((reach) => lengths.get(streamIdOf(on.family.id, { reach, audience: audienceOf(reach) })) ?? 0)
}

test('what happens within a reach is appended to the stream of that reach, whoever of its people did it', async () => {
  const record = (reach: Reach, viewer = on.dana) =>
    on.act(viewer, async (change) => {
      const by = { actor: viewer.personId, party: 'creator', mode: 'self' } as const
      const event = { kind: 'expense.edit', entity: 'expense', entityId: crypto.randomUUID(), by, payload: {} }
      recordEvent(change, { ...event, reach, audience: audienceOf(reach) })
    })
  const before = await lengthsNow()
  for (const reach of reaches) await record(reach)
  await record('family', on.child)
  await expect(record('parents', on.child)).rejects.toThrow()
  await expect(record('named', on.child)).rejects.toThrow()
  const now = await lengthsNow()
  expect(now.map((length, at) => length - (before[at] ?? 0))).toEqual([2, 1, 1, 1])
})
