import { afterAll, beforeEach, vi } from 'vitest'

/** Takes what commands print, so that the test's own output has none of it. It is called once in a file. */
export const takePrinted = () => {
  const printed = { log: vi.spyOn(console, 'log'), error: vi.spyOn(console, 'error') }
  beforeEach(() => {
    for (const spy of Object.values(printed)) spy.mockReset().mockImplementation(() => undefined)
  })
  afterAll(() => void vi.restoreAllMocks())
  const linesOf = (of: keyof typeof printed) => printed[of].mock.calls.flat().join('\n')
  return {
    /** Returns what was printed to the standard output by the test that runs. */
    output: () => linesOf('log'),
    errors: () => linesOf('error'),
    forget: () => printed.log.mockClear(),
  }
}
