import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { applyChange, refetch } from '#src/app/boot/live/apply.ts'
import { type LiveMessage, listen } from '#src/app/boot/live/stream.ts'
import { features } from '#src/features/features.ts'

class Line extends EventTarget {
  static readonly CLOSED = 2
  static open: Line[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    super()
    Line.open.push(this)
  }
  close() {
    this.readyState = Line.CLOSED
    Line.open = Line.open.filter((one) => one !== this)
  }
  say(type: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }))
  }
}
const id = '0193f3a0-0000-7000-8000-000000000001'
const change = { topic: 'expense', id } as const
let received: LiveMessage[] = []
let leave: AbortController
const now = (): Line => {
  const [line] = Line.open
  if (!line) throw new Error('no line is open')
  return line
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Line)
  received = []
  leave = new AbortController()
  listen('/pub/v1/live', (word) => received.push(word), leave.signal)
})
afterEach(() => {
  leave.abort()
})

test('changes are passed on as they come, and what is not one is not', () => {
  now().onopen?.()
  now().say('change', change)
  now().say('change', { topic: 'weather' })
  now().dispatchEvent(new MessageEvent('change', { data: 'no json' }))
  now().say('signedOut', {})
  expect(received).toEqual([{ kind: 'missed' }, { kind: 'change', change }, { kind: 'signedOut' }])
})

test('a broken line comes back by itself, ever more patiently, and says that something may have been missed', () => {
  now().onopen?.()
  const waits = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].map((longest) => {
    now().onerror?.()
    expect(Line.open).toHaveLength(0)
    vi.advanceTimersByTime(longest / 2 - 1)
    const early = Line.open.length
    vi.advanceTimersByTime(longest)
    return early + Line.open.length
  })
  expect(waits).toEqual(waits.map(() => 1))
  now().onopen?.()
  expect(received).toEqual([{ kind: 'missed' }, { kind: 'missed' }])
})

test('a refused line asks whether the session is still there', () => {
  now().readyState = Line.CLOSED
  now().onerror?.()
  expect(received).toEqual([{ kind: 'refused' }])
})

test('leaving closes the line for good', () => {
  now().onerror?.()
  leave.abort()
  vi.advanceTimersByTime(60_000)
  expect(Line.open).toHaveLength(0)
})

test.each([
  [
    change,
    [
      ['expense', id],
      ['expenses', 'all'],
      ['history', id],
    ],
  ],
  [
    { topic: 'payment', id },
    [
      ['expense', id],
      ['expenses', 'all'],
      ['history', id],
      ['payment', id],
    ],
  ],
  [{ topic: 'history', id }, [['history', id]]],
  [{ topic: 'expense', id: 'another' }, [['expenses', 'all']]],
  [{ topic: 'session', id }, [['family']]],
] as const)('%j asks again for %j', (word, keys) => {
  const queries = new QueryClient()
  for (const key of [['expense', id], ['expenses', 'all'], ['payment', id], ['history', id], ['family']])
    queries.setQueryData(key, {})
  applyChange(queries, word, features)
  const stale = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
  expect(stale.map(({ queryKey }) => queryKey).sort()).toEqual([...keys].sort())
})

describe('a first answer that is on its way, and was read before the change', () => {
  /** Renders something whose first answer is held back until `arrives` is called. */
  const loading = () => {
    vi.useRealTimers()
    const queries = new QueryClient()
    const first = Promise.withResolvers<void>()
    let requests = 0
    const queryFn = async () => {
      requests += 1
      if (requests === 1) await first.promise
      return requests
    }
    const observer = new QueryObserver(queries, { queryKey: ['expense', id], queryFn })
    onTestFinished(observer.subscribe(() => undefined))
    return { queries, arrives: first.resolve, shown: () => observer.getCurrentResult().data }
  }

  test.each([
    ['a change is told', (queries: QueryClient) => applyChange(queries, change, features)],
    ['something may have been missed', refetch],
  ])('is asked for again when %s', async (_, hear) => {
    const { queries, arrives, shown } = loading()
    hear(queries)
    arrives()
    await vi.waitFor(() => expect(shown()).toBe(2))
  })

  test('is not where the change is about something else', async () => {
    const { queries, arrives, shown } = loading()
    applyChange(queries, { topic: 'child', id }, features)
    arrives()
    await vi.waitFor(() => expect(shown()).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(shown()).toBe(1)
  })
})
