import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { noScanner, refuseInfected } from '#server/files/scanner/scanner.ts'

test('a file that no scanner reads may be gone before it is opened', async () => {
  const unheard: Error[] = []
  const hear = (error: Error) => unheard.push(error)
  process.on('uncaughtException', hear)
  await refuseInfected(noScanner, '/nowhere/received')
  await pause(100)
  process.off('uncaughtException', hear)
  expect(unheard).toEqual([])
})
