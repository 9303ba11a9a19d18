import { expect, test, vi } from 'vitest'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

// The two run in this order: jsdom keeps the interval of its frames until no frame is asked for.
test('a test in fake time may end before a frame that it asked for', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  requestAnimationFrame(() => {})
  expect(vi.getTimerCount()).toBe(1)
})

test('the test after it is given its frames', async () => {
  expect(vi.isFakeTimers()).toBe(false)
  await expect(frame()).resolves.toBeTypeOf('number')
})
