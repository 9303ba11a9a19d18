import type { FastifyReply } from 'fastify'
import type { Caller } from '../http/caller.ts'

/** The listener as last known, and a function that reads them again. */
export type Listener = { caller: Caller; readonly recheck: () => Promise<Caller | null> }

export type Stream = Listener & {
  /** @param position up to where the browser has then heard everything */
  send(event: string, data: object, position?: string): void
  end(): void
}

/** A client with a larger backlog is disconnected and gets a new stream, to save our memory. */
const patience = 64 * 1024

/** Takes over the response from Fastify and keeps it open. The browser reconnects two seconds after its end. */
export const streamTo = (reply: FastifyReply, listener: Listener, ended: (stream: Stream) => void): Stream => {
  reply.hijack()
  const { raw } = reply
  const write = (text: string) => {
    if (raw.writableLength > patience) raw.destroy()
    else raw.write(text)
  }
  const stream: Stream = {
    ...listener,
    send: (event, data, position) =>
      write(`${position ? `id: ${position}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => raw.end(),
  }
  raw.on('error', () => raw.destroy())
  raw.on('close', () => ended(stream))
  raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // The connection is not reused, so that ending a stream leaves none open.
    connection: 'close',
  })
  raw.write('retry: 2000\n\n')
  return stream
}

const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined))
