import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { startApp } from '#src/early/start-app.ts'

let started: string[]
const load = async (address: string) => {
  started.push(new URL(address).pathname)
}
const both = ['/app/assets/start-1.js', '/app/assets/main-2.js']
const again = vi.fn()
const frames: (() => void)[] = []
const drawFrame = () => {
  for (const frame of frames.splice(0)) frame()
}
const ready = () => document.dispatchEvent(new Event('DOMContentLoaded'))
let isHidden: MockInstance<() => boolean>

beforeEach(() => {
  started = []
  frames.length = 0
  again.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  document.body.innerHTML = `<link rel="modulepreload" href="/app/assets/page-3.js">
    <link rel="modulepreload" href="/app/assets/start-1.js" data-starts>
    <link rel="modulepreload" href="/app/assets/main-2.js" data-starts>`
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('the app starts once, after the frame in which the drawing is painted, one script after the other', async () => {
  startApp(load, again)
  vi.advanceTimersByTime(1_000)
  expect(started).toEqual([])
  ready()
  expect(started).toEqual([])
  drawFrame()
  expect(started).toEqual([])
  vi.advanceTimersByTime(1)
  expect(started).toEqual(both.slice(0, 1))
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual(both)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(started).toHaveLength(2)
})

test('a window that draws no frame does not wait for one', async () => {
  startApp(load, again)
  ready()
  vi.advanceTimersByTime(299)
  expect(started).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  expect(started).toEqual(both)
})

test('a page that is opened behind another starts at once', async () => {
  isHidden.mockReturnValue(true)
  startApp(load, again)
  ready()
  expect(started).toEqual(both.slice(0, 1))
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual(both)
})

test('a page whose scripts run by themselves starts nothing', () => {
  document.body.replaceChildren()
  startApp(load, again)
  ready()
  vi.advanceTimersByTime(1_000)
  expect(started).toEqual([])
})

test('a script that does not come lets none start that imports it, and the page opens again with the connection', async () => {
  const lost = new TypeError('no answer')
  const told = vi.fn()
  vi.stubGlobal('reportError', told)
  startApp(async (address) => {
    await load(address)
    throw lost
  }, again)
  ready()
  drawFrame()
  await vi.advanceTimersByTimeAsync(400)
  expect(started).toEqual(both.slice(0, 1))
  expect(told).toHaveBeenCalledWith(lost)
  expect(again).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  expect(again).toHaveBeenCalledOnce()
})
