import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { expect, test } from 'vitest'
import { noScanner, refuseInfected } from '#server/files/scanner/scanner.ts'

test('a file that no scanner reads may be gone before it is opened', async () => {
  const unheard: Error[] = []
  const hear = (error: Error) => unheard.push(error)
  process.on('uncaughtException', hear)
  await refuseInfected(noScanner, '/nowhere/received')
  // This one is opened later, so the first one has failed by then.
  await once(createReadStream('/nowhere/later'), 'error')
  process.off('uncaughtException', hear)
  expect(unheard).toEqual([])
})
