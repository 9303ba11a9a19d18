import type { FastifyInstance } from 'fastify'

/** Describes one HTTP request to this product's own server. */
export type SandboxRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path starts at the root and includes the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
}

/** Rejects when there is no answer. */
export type Send = (request: SandboxRequest) => Promise<{ readonly status: number; readonly text: string }>

/** Sends the request through the whole server without a socket, so that it works before the server listens. */
export const sendThrough =
  (app: () => Pick<FastifyInstance, 'inject'>): Send =>
  async ({ method, path, headers, body }) => {
    const answer = await app().inject({ method, url: path, headers: { ...headers }, ...(body && { payload: body }) })
    return { status: answer.statusCode, text: answer.payload }
  }
