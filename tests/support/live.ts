import { livePath } from '#contract/live.ts'
import type { TestClient } from './client.ts'

export type HeardEvent = { readonly event: string; readonly data: unknown }

export type Listening = {
  readonly status: number
  /** Waits for the next event. Resolves with undefined once the stream has ended. */
  next(): Promise<HeardEvent | undefined>
  close(): void
}

const eventOf = (block: string): HeardEvent | undefined => {
  const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
  const event = line('event')
  return event === undefined ? undefined : { event, data: JSON.parse(line('data') ?? 'null') }
}

async function* eventsIn(response: Response): AsyncGenerator<HeardEvent> {
  let rest = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = `${rest}${chunk}`.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const parsed = eventOf(block)
      if (parsed) yield parsed
    }
  }
}

/** Listens as that browser would; `address` may belong to another server than the client's. */
export const listenLive = async (address: string, { headers }: TestClient): Promise<Listening> => {
  const ending = new AbortController()
  const sent = { cookie: headers.cookie ?? '', 'sec-fetch-site': 'same-origin' }
  const response = await fetch(address + livePath, { headers: sent, signal: ending.signal })
  const events = eventsIn(response)
  return {
    status: response.status,
    next: async () => (await events.next()).value ?? undefined,
    close: () => ending.abort(),
  }
}
