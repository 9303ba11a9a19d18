import type { FastifyInstance } from 'fastify'

/** One HTTP request to this product's own server. */
export type SandboxRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With the query, from the root. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
}

/** Rejects where there was no answer. */
export type Send = (ask: SandboxRequest) => Promise<{ readonly status: number; readonly text: string }>

/** Through the whole server, as a request from this machine would go, before it listens or while nobody knows where. */
export const sendThrough =
  (app: () => Pick<FastifyInstance, 'inject'>): Send =>
  async ({ method, path, headers, body }) => {
    const answer = await app().inject({ method, url: path, headers: { ...headers }, ...(body && { payload: body }) })
    return { status: answer.statusCode, text: answer.payload }
  }
