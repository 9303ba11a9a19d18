import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A client may take this long to send a usual request, in milliseconds. */
const usual = 30_000

/** A phone far from its mast sends half a megabit a second. */
const slowestBytesPerMs = 64

/** Nobody may take longer, whatever the limit of a body is. */
export const longest = 10 * 60_000

/** Returns how many milliseconds a body may take that may have so many bytes. */
export const sendingTime = (bytes: number): number => Math.min(longest, Math.max(usual, bytes / slowestBytesPerMs))

const tooLate = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Closes the connection of whoever takes too long to send a body. Node.js has one limit for all requests, which would
 * either cut off large documents or let small requests occupy connections for minutes.
 */
export const limitSendingTime = (app: FastifyInstance, timeFor = sendingTime): void => {
  app.addHook('onRequest', async ({ raw, routeOptions: { bodyLimit } }) => {
    // A request that did not come over a connection is there as a whole.
    if (!(raw.socket instanceof Socket) || raw.complete) return
    const late = setTimeout(() => {
      // An answer may take as long as it needs once its request has arrived.
      if (!raw.complete && !raw.socket.destroyed) raw.socket.end(tooLate, () => raw.socket.destroy())
    }, timeFor(bodyLimit))
    late.unref()
    raw.once('close', () => clearTimeout(late))
  })
}
