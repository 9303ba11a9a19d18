import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLivePosition } from '#src/api/live-position.ts'
import { lead } from '#src/app/boot/live/leader-election.ts'
import type { StreamMessage } from '#src/app/boot/live/stream.ts'

class Line extends EventTarget {
  static all: Line[] = []
  readonly url: string
  onerror: (() => void) | null = null
  constructor(url: string) {
    super()
    this.url = url
    Line.all.push(this)
  }
  close() {}
  say(type: string, data: unknown, lastEventId: string) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }))
  }
}

/** Delivers to all other tabs at once and in order, as a browser does but without its delay. */
class Channel {
  static open: Channel[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    Channel.open.push(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    Channel.open = Channel.open.filter((one) => one !== this)
  }
}

const change = { topic: 'expense', id: '0193f3a0-0000-7000-8000-000000000001' }
const answerAt = (position: string, status = 200) =>
  new Response(null, { status, headers: { 'Live-Position': position } })

/** Queues the tabs that want to lead, as Web Locks do. */
let waiting: (() => unknown)[]
let closing: (() => void)[]
const tab = (...answers: readonly Response[]) => {
  const heard: StreamMessage[] = []
  const position = createLivePosition()
  for (const answer of answers) position.note(answer)
  const close = lead('/live', position, (message) => heard.push(message))
  closing.push(close)
  return { heard, kinds: () => heard.map(({ kind }) => kind), position, close }
}
const letNextLead = () => waiting.shift()?.()
const line = () => {
  const last = Line.all.at(-1)
  if (!last) throw new Error('no line was opened')
  return last
}

beforeEach(() => {
  waiting = []
  closing = []
  Line.all = []
  Channel.open = []
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('BroadcastChannel', Channel)
  const request = (_name: string, _options: unknown, run: () => unknown) => {
    waiting.push(run)
    return new Promise(() => undefined)
  }
  vi.stubGlobal('navigator', { locks: { request } })
})
afterEach(() => {
  for (const close of closing) close()
  vi.unstubAllGlobals()
})

test('a stream that stands where the first answers stood makes nothing be asked again', () => {
  const first = tab(answerAt('a.5'), answerAt('a.7'))
  letNextLead()
  expect(line().url).toBe('/live?since=a.5')
  line().say('begun', { missed: false }, 'a.8')
  expect(first.kinds()).toEqual(['complete'])
  expect(first.position.read()).toBe('a.8')
})

test('a change between an answer and the stream is told, in whatever order the answers came', () => {
  const first = tab(answerAt('a.7'), answerAt('a.5'))
  letNextLead()
  expect(line().url).toBe('/live?since=a.5')
  line().say('change', change, 'a.6')
  line().say('begun', { missed: false }, 'a.8')
  expect(first.kinds()).toEqual(['change', 'complete'])
})

test.each([
  ['by two processes', [answerAt('a.5'), answerAt('b.5')]],
  ['by a server that names none', [answerAt('a.5'), new Response()]],
  ['by none', []],
])('with positions given %s the stream is asked without one', (_, answers) => {
  tab(...answers)
  letNextLead()
  expect(line().url).toBe('/live')
})

test('a refusal counts as no answer', () => {
  tab(answerAt('a.1', 401), answerAt('a.5'))
  letNextLead()
  expect(line().url).toBe('/live?since=a.5')
})

test('a tab that opens beside the leader has missed nothing when its answers are as new as the stream', () => {
  tab(answerAt('a.5'))
  letNextLead()
  line().say('begun', { missed: false }, 'a.6')
  const second = tab(answerAt('a.6'))
  line().say('change', change, 'a.9')
  expect(second.kinds()).toEqual(['complete', 'change'])
  expect(second.position.read()).toBe('a.9')
})

test('a tab whose answers are older than the stream has missed what was told before it opened', () => {
  tab(answerAt('a.5'))
  letNextLead()
  line().say('begun', { missed: false }, 'a.5')
  line().say('change', change, 'a.6')
  const second = tab(answerAt('a.5'))
  expect(second.kinds()).toEqual(['missed'])
  line().say('change', change, 'a.7')
  expect(second.kinds()).toEqual(['missed', 'change'])
})

test('a tab that opens while the leader connects is compared when the stream begins', () => {
  tab(answerAt('a.5'))
  const second = tab(answerAt('a.4'))
  letNextLead()
  line().say('begun', { missed: false }, 'a.6')
  expect(second.kinds()).toContain('missed')
})

test('a tab that takes over goes on where it heard the last change, and the others have missed nothing', () => {
  const [first, second, third] = [tab(answerAt('a.5')), tab(answerAt('a.5')), tab(answerAt('a.5'))]
  letNextLead()
  line().say('begun', { missed: false }, 'a.5')
  line().say('change', change, 'a.6')
  first.close()
  letNextLead()
  expect(line().url).toBe('/live?since=a.6')
  line().say('change', change, 'a.7')
  line().say('begun', { missed: false }, 'a.8')
  expect(second.kinds()).not.toContain('missed')
  expect(third.kinds()).not.toContain('missed')
  expect(third.heard.at(-1)).toEqual({ kind: 'complete', from: 'a.7', to: 'a.8' })
})

test('a stream that does not know what was missed says so to every tab', () => {
  const [first, second] = [tab(answerAt('a.5')), tab(answerAt('a.5'))]
  letNextLead()
  line().say('begun', { missed: true }, 'b.0')
  for (const { kinds, position } of [first, second]) {
    expect(kinds()).toEqual(['missed'])
    expect(position.read()).toBe('b.0')
  }
})

test('a change that a tab of another version passes on without positions is heard', () => {
  const second = tab(answerAt('a.5'))
  new Channel().postMessage({ kind: 'change', change })
  expect(second.kinds()).toEqual(['change'])
})
