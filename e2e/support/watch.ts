import type { BrowserContext } from '@playwright/test'

/** What a browser complained of while a story was told. */
export type Watch = {
  /** From now on such a complaint is part of the story. */
  expect(complaint: RegExp): void
  over(context: BrowserContext, name: string): void
  readonly complaints: readonly string[]
}

/** Errors in the console, errors nobody caught, and whatever the content security policy refused. */
export const newWatch = (): Watch => {
  const complaints: string[] = []
  const expected: RegExp[] = []
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
