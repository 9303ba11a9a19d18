import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Asked = {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly authorization: string | undefined
  readonly body: unknown
}
type Answer = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Sent as it is, in place of `body`. */
  readonly text?: string
  /** False leaves the request without an answer. */
  readonly ends?: boolean
}

export type FlagServiceStandIn = {
  readonly url: string
  readonly asked: Asked[]
  /** Sets what every later request is answered with. */
  answer(next: Answer | ((asked: Asked) => Answer)): void
  stop(): Promise<void>
}

/** Speaks the single evaluation of OFREP, with the answers that a test gives it. */
export const flagServiceStandIn = async (): Promise<FlagServiceStandIn> => {
  const asked: Asked[] = []
  let behaviour: (asked: Asked) => Answer = () => ({ status: 404, body: { errorCode: 'FLAG_NOT_FOUND' } })
  const server = createServer(async (request, reply) => {
    const { method, url: path, headers } = request
    const one = { method, path, authorization: headers.authorization, body: await json(request) }
    asked.push(one)
    const { status = 200, headers: sent = {}, body, text = JSON.stringify(body), ends = true } = behaviour(one)
    if (ends) reply.writeHead(status, { 'content-type': 'application/json', ...sent }).end(text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/base`,
    asked,
    answer: (next) => {
      behaviour = typeof next === 'function' ? next : () => next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
