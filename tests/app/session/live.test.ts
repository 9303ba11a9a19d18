import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { applyChange, refetch } from '#src/app/boot/live/apply.ts'
import { listen, type StreamMessage } from '#src/app/boot/live/stream.ts'
import { features } from '#src/features/features.ts'

class Line extends EventTarget {
  static readonly CLOSED = 2
  static open: Line[] = []
  readyState = 0
  onerror: (() => void) | null = null
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Line.open.push(this)
  }
  close() {
    this.readyState = Line.CLOSED
    Line.open = Line.open.filter((one) => one !== this)
  }
  say(type: string, data: unknown, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }))
  }
  begin(missed: boolean, at = '') {
    this.say('begun', { missed }, at)
  }
}
const id = '0193f3a0-0000-7000-8000-000000000001'
const change = { topic: 'expense', id } as const
let received: StreamMessage[] = []
let leave: AbortController
let known = 'a.1'
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
  known = 'a.1'
  const hear = (message: StreamMessage) => {
    received.push(message)
    if ('to' in message) known = message.to
  }
  listen({ url: '/pub/v1/live', known: () => known, hear }, leave.signal)
})
afterEach(() => {
  leave.abort()
})

test('a line says up to where everything is known, and hears the rest', () => {
  expect(now().url).toBe('/pub/v1/live?since=a.1')
  now().say('change', change, 'a.4')
  now().begin(false, 'a.5')
  now().say('position', {}, 'a.9')
  expect(received).toEqual([
    { kind: 'change', change, from: 'a.1', to: 'a.4' },
    { kind: 'complete', from: 'a.4', to: 'a.5' },
    { kind: 'complete', from: 'a.5', to: 'a.9' },
  ])
})

test('a line that cannot tell what was missed says so, and one whose first word nobody understands counts as that', () => {
  now().begin(true, 'b.0')
  now().dispatchEvent(new MessageEvent('begun', { data: 'no json', lastEventId: 'b.1' }))
  expect(received).toEqual([
    { kind: 'missed', to: 'b.0' },
    { kind: 'missed', to: 'b.1' },
  ])
})

test('a line that comes back says up to where everything was heard', () => {
  now().begin(false, 'a.5')
  now().say('change', change, 'a.6')
  now().onerror?.()
  vi.advanceTimersByTime(1000)
  expect(now().url).toBe('/pub/v1/live?since=a.6')
})

test('changes are passed on as they come, and what is not one is not', () => {
  now().begin(true, 'a.1')
  now().say('change', change, 'a.2')
  now().say('change', { topic: 'weather' }, 'a.3')
  now().dispatchEvent(new MessageEvent('change', { data: 'no json' }))
  now().say('signedOut', {})
  expect(received).toEqual([
    { kind: 'missed', to: 'a.1' },
    { kind: 'change', change, from: 'a.1', to: 'a.2' },
    { kind: 'signedOut' },
  ])
})

test('a broken line comes back by itself, ever more patiently', () => {
  now().begin(false, 'a.1')
  const waits = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].map((longest) => {
    now().onerror?.()
    expect(Line.open).toHaveLength(0)
    vi.advanceTimersByTime(longest / 2 - 1)
    const early = Line.open.length
    vi.advanceTimersByTime(longest)
    return early + Line.open.length
  })
  expect(waits).toEqual(waits.map(() => 1))
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

  test('is asked for again when it is shown, if it replaces an older one that nothing shows', async () => {
    vi.useRealTimers()
    const queries = new QueryClient()
    const answer = Promise.withResolvers<string>()
    const queryKey = ['expense', id]
    queries.setQueryData(queryKey, 'before')
    const fetched = queries.fetchQuery({ queryKey, queryFn: () => answer.promise })
    applyChange(queries, change, features)
    answer.resolve('read before the change')
    await fetched
    await vi.waitFor(() => expect(queries.getQueryState(queryKey)).toMatchObject({ isInvalidated: true }))
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
