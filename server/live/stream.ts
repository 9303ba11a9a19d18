import type { FastifyReply } from 'fastify'
import type { Caller } from '../http/caller.ts'

/** Who listens, as last known, and how to ask again. */
export type Listener = { caller: Caller; readonly ask: () => Promise<Caller | null> }

export type Stream = Listener & {
  say(event: string, data: object): void
  beat(): void
  end(): void
}

/** A reader this far behind gets a new stream when it comes back, rather than our memory. */
const patience = 64 * 1024

/** Takes the answer out of the framework's hands and keeps it open. The browser comes back two seconds after an end. */
export const streamTo = (reply: FastifyReply, listener: Listener, ended: (stream: Stream) => void): Stream => {
  reply.hijack()
  const { raw } = reply
  const write = (text: string) => {
    if (raw.writableLength > patience) raw.destroy()
    else raw.write(text)
  }
  const stream: Stream = {
    ...listener,
    say: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': still here\n\n'),
    end: () => raw.end(),
  }
  raw.on('error', () => raw.destroy())
  raw.on('close', () => ended(stream))
  raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // Nothing follows a stream on its connection, so that ending it leaves none open.
    connection: 'close',
  })
  raw.write('retry: 2000\n\n')
  return stream
}

const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined))
