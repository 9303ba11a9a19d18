import { expect, test } from 'vitest'
import { inTurn } from '#server/files/in-turn.ts'

/** Starts jobs that end when they are told to, and remembers which have begun. */
const jobs = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (owner: string, name: string) =>
    inTurn(owner, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  return { begun, add, end: (name: string) => ends.get(name)?.() }
}

test('two jobs run at a time, of two owners', async () => {
  const { begun, add, end } = jobs()
  const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1')]
  expect(begun).toEqual(['a1', 'b1'])
  end('a1')
  expect(await all[0]).toBe('a1')
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1'])
  end('b1')
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  for (const name of ['c1', 'a2']) end(name)
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  end('a3')
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

test('a job that fails makes room for the next', async () => {
  const failing = inTurn('a', () => Promise.reject(new Error('no picture')))
  const next = inTurn('a', async () => 'drawn')
  await expect(failing).rejects.toThrow('no picture')
  expect(await next).toBe('drawn')
})
