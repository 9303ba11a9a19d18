import * as z from 'zod/mini'
import { liveBegunDto, livePath } from '#contract/live.ts'
import type { TestClient } from './client.ts'

export type HeardEvent = { readonly event: string; readonly data: unknown }

export type Listening = {
  readonly status: number
  /** The changes since the position that the browser gave. */
  readonly told: readonly HeardEvent[]
  /** True when the server does not know what the browser missed; undefined when the stream was refused. */
  readonly missed: boolean | undefined
  /** Waits for the next event. Resolves with undefined once the stream has ended. */
  next(): Promise<HeardEvent | undefined>
  close(): void
}

const blockOf = (block: string): HeardEvent | undefined => {
  const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
  const event = line('event')
  return event === undefined ? undefined : { event, data: JSON.parse(line('data') ?? 'null') }
}

async function* blocksIn(response: Response): AsyncGenerator<HeardEvent> {
  let rest = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = `${rest}${chunk}`.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const parsed = blockOf(block)
      if (parsed) yield parsed
    }
  }
}

const beginningOf = async (blocks: AsyncGenerator<HeardEvent>) => {
  const told: HeardEvent[] = []
  for (;;) {
    const { value } = await blocks.next()
    if (!value || value.event === 'begun') return { told, missed: value && z.parse(liveBegunDto, value.data).missed }
    told.push(value)
  }
}

/** Listens as that browser would, which knows everything up to `since`; `address` may belong to another server than the client's. */
export const listenLive = async (address: string, { headers }: TestClient, since = ''): Promise<Listening> => {
  const ending = new AbortController()
  const sent = { cookie: headers.cookie ?? '', 'sec-fetch-site': 'same-origin' }
  const response = await fetch(`${address}${livePath}?since=${since}`, { headers: sent, signal: ending.signal })
  const blocks = blocksIn(response)
  const beginning = response.ok ? await beginningOf(blocks) : { told: [], missed: undefined }
  const next = async (): Promise<HeardEvent | undefined> => {
    const { value } = await blocks.next()
    return value?.event === 'position' ? next() : (value ?? undefined)
  }
  return { status: response.status, ...beginning, next, close: () => ending.abort() }
}
