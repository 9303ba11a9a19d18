import type { BrowserContext } from '@playwright/test'

/** Collects what browsers complained of during a test. */
export type Watch = {
  /** Allows matching complaints from now on. */
  expect(complaint: RegExp): void
  over(context: BrowserContext, name: string): void
  readonly complaints: readonly string[]
}

/** The browser reports the refusal after which the app asks for the password and sends the same request again. */
const passwordNeeded =
  /status of 403 .*\/pub\/v1\/(?:bank-accounts|payments|payment-series|expenses|support-orders|calendar-feeds|linked-accounts)/

/** Watches for console errors, uncaught errors, and violations of the content security policy. */
export const newWatch = (): Watch => {
  const complaints: string[] = []
  const expected: RegExp[] = [passwordNeeded]
  const hear = (text: string) => {
    if (!expected.some((complaint) => complaint.test(text))) complaints.push(text)
  }
  return {
    complaints,
    expect: (complaint) => void expected.push(complaint),
    over: (context, name) => {
      context.on('console', (message) => {
        if (message.type() === 'error') hear(`${name}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => hear(`${name}: ${error.error().stack ?? error.error().message}`))
    },
  }
}
