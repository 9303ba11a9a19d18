import { expect, test } from 'vitest'
import { Interrupted, Unwinding } from '#server/unwinding.ts'

const soon = Promise.resolve()
const never = new Promise<never>(() => undefined)

test('what was started is stopped in the opposite order, once', async () => {
  const stopped: string[] = []
  const unwinding = new Unwinding()
  for (const name of ['database', 'jobs', 'http']) unwinding.add(async () => stopped.push(name))
  await Promise.all([unwinding.run(soon), unwinding.run(soon)])
  await unwinding.run(soon)
  expect(stopped).toEqual(['http', 'jobs', 'database'])
})

test('a step that fails or hangs does not keep the others from being taken', async () => {
  const stopped: string[] = []
  const unwinding = new Unwinding(20)
  unwinding.add(async () => stopped.push('database'))
  unwinding.add(() => never)
  await unwinding.run(soon)
  expect(stopped).toEqual(['database'])
})

test('a start that is interrupted goes no further, and what it was at is undone', async () => {
  const stopped: string[] = []
  const unwinding = new Unwinding()
  const opening = Promise.withResolvers<void>()
  const starting = opening.promise.then(() => unwinding.add(async () => stopped.push('database')))
  const ended = unwinding.run(starting)
  opening.resolve()
  await expect(starting).rejects.toThrow(Interrupted)
  await ended
  expect(stopped).toEqual(['database'])
})
