import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { startApp } from '#src/early/start-app.ts'

let started: string[]
const load = async (address: string) => {
  started.push(new URL(address).pathname)
}
const frames: (() => void)[] = []
const drawFrame = () => {
  for (const frame of frames.splice(0)) frame()
}
const ready = () => document.dispatchEvent(new Event('DOMContentLoaded'))
let isHidden: MockInstance<() => boolean>

beforeEach(() => {
  started = []
  frames.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  document.body.innerHTML = `<link rel="modulepreload" href="/app/assets/start-1.js">
    <link rel="modulepreload" href="/app/assets/main-2.js" data-starts>`
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('the app starts once, after the frame in which the drawing is painted', () => {
  startApp(load)
  vi.advanceTimersByTime(1_000)
  expect(started).toEqual([])
  ready()
  expect(started).toEqual([])
  drawFrame()
  expect(started).toEqual([])
  vi.advanceTimersByTime(1)
  expect(started).toEqual(['/app/assets/main-2.js'])
  vi.advanceTimersByTime(1_000)
  expect(started).toHaveLength(1)
})

test('a window that draws no frame does not wait for one', () => {
  startApp(load)
  ready()
  vi.advanceTimersByTime(299)
  expect(started).toEqual([])
  vi.advanceTimersByTime(1)
  expect(started).toEqual(['/app/assets/main-2.js'])
})

test('a page that is opened behind another starts at once', () => {
  isHidden.mockReturnValue(true)
  startApp(load)
  ready()
  expect(started).toEqual(['/app/assets/main-2.js'])
})

test('a page whose scripts run by themselves starts nothing', () => {
  document.body.replaceChildren()
  startApp(load)
  ready()
  vi.advanceTimersByTime(1_000)
  expect(started).toEqual([])
})
