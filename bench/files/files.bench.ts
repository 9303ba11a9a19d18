import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type FileDto, fileDto } from '#contract/files/files.ts'
import { uploadDto } from '#contract/files/uploads.ts'
import type { Harness, Subject } from '../harness.ts'
import { inTurns, type Measure, type Measured, median } from '../measure.ts'
import { fillFiles } from './fill-files.ts'

const few = 1_000
const many = 100_000
const rounds = 60
const warming = 10
/** With many files, everything takes at most a fifth longer. */
const aim = 1 / 1.2

type Sent = { readonly method: 'GET' | 'POST' | 'PATCH'; readonly url: string; readonly payload?: object | Buffer }

const send = async ({ app, deps }: Harness, { token }: Subject, { method, url, payload }: Sent): Promise<unknown> => {
  const type = Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {}
  const headers = {
    ...type,
    host: new URL(deps.config.publicUrl).host,
    authorization: `Bearer ${token}`,
    'sec-fetch-site': 'same-origin',
    'idempotency-key': randomUUID(),
  }
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}

/** Uploads a text of its own until it is in MyFiles. */
const upload = async (on: Harness, subject: Subject): Promise<void> => {
  const bytes = Buffer.from(randomBytes(30_000).toString('base64'))
  const post = (url: string, payload?: object) =>
    send(on, subject, { method: 'POST', url, ...(payload && { payload }) })
  const body = { name: 'Notes.txt', bytes: bytes.length, use: 'myFile' }
  const { id } = z.parse(uploadDto, await post('/pub/v1/uploads', body))
  const part = { method: 'PATCH', url: `/pub/v1/uploads/${id}?at=0`, payload: bytes } as const
  await send(on, subject, part)
  const file: FileDto = z.parse(fileDto, await post(`/pub/v1/uploads/${id}/complete`))
  await post('/pub/v1/my-files', { fileId: file.id, folderId: null })
}

const list = (on: Harness, subject: Subject) => send(on, subject, { method: 'GET', url: '/pub/v1/my-files?of=own' })
const room = (on: Harness, subject: Subject) => send(on, subject, { method: 'GET', url: '/pub/v1/my-folders' })

const ways = [
  ['a file uploaded and kept', upload],
  ['the first page of MyFiles', list],
  ['folders and the room that is used', room],
] as const

/** Compares what somebody with many files waits for to what somebody with few does. */
export const measureFiles = async (on: Harness): Promise<Measured> => {
  const [one, other] = on.subjects
  if (!one || !other) throw new Error('two families are needed')
  const now = on.deps.clock.now()
  await fillFiles(on.deps.scopes, one, few, now)
  await fillFiles(on.deps.scopes, other, many, now)
  await on.database.migrator.pool({ max: 1 }).query('analyze')
  const measures: Measure[] = []
  for (const [name, way] of ways) {
    const timed = (subject: Subject) => async () => {
      const begun = performance.now()
      await way(on, subject)
      return (performance.now() - begun) * 1000
    }
    for (let warm = 0; warm < warming; warm += 1) for (const subject of [one, other]) await way(on, subject)
    const [withFew = [], withMany = []] = await inTurns(rounds, [timed(one), timed(other)])
    const [plain, ours] = [median(withFew), median(withMany)]
    const sizes = `${many.toLocaleString('en-US')} files against ${few.toLocaleString('en-US')}`
    measures.push({ name: `${name}, ${sizes}`, ours, plain, unit: 'µs', ratio: plain / ours, aim })
  }
  return { measures, layers: [] }
}
