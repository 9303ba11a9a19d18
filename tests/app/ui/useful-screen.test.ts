import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from '#src/app/shared/when-idle.ts'

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const begun = () => {
  const load = vi.fn(async () => 'part')
  void whenIdle(load)()
  return load
}
/** Much longer than any device takes to paint what it has. */
const longTime = () => vi.advanceTimersByTimeAsync(60_000)
const main = () => document.body.querySelector('main')

test('a late part waits for the screen itself, however long that takes', async () => {
  vi.useFakeTimers()
  const load = begun()
  await longTime()
  document.body.innerHTML = '<main><section aria-busy="true"></section></main>'
  await longTime()
  main()?.append(document.createElement('h1'))
  await longTime()
  expect(load).not.toHaveBeenCalled()
  main()?.querySelector('section')?.setAttribute('aria-busy', 'false')
  await longTime()
  expect(load).toHaveBeenCalledOnce()
})

test('it does not wait for other late parts, nor for lines that nobody has scrolled to', async () => {
  vi.useFakeTimers()
  const load = begun()
  document.body.innerHTML =
    '<main><h1>Home</h1><section aria-busy="true" data-late></section><table><tr aria-busy="true"></tr></table></main>'
  await longTime()
  expect(load).toHaveBeenCalledOnce()
})

test('it waits for the paint of the screen and for an idle moment', async () => {
  const steps: (() => void)[] = []
  const step = async () => {
    steps.shift()?.()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => steps.push(run))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => steps.push(run))
  document.body.innerHTML = '<main><h1>Home</h1></main>'
  const load = begun()
  await step()
  await step()
  expect(load).not.toHaveBeenCalled()
  await step()
  expect(load).toHaveBeenCalledOnce()
})
