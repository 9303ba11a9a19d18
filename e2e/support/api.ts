import { randomUUID } from 'node:crypto'
import type { APIRequest, APIResponse } from '@playwright/test'
import { parse } from 'zod/v4/core'
import { uploadRoutes } from '#contract/files/uploads.ts'
import type { Route, RouteInput, RouteOutput } from '#contract/route.ts'
import { sessionRoutes } from '#contract/session.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { fillPath } from '#src/api/address.ts'
import { fieldsOf } from '#src/api/answer.ts'
import type { ChosenFile } from './pictures.ts'

/** Calls the API directly as one person, to prepare what a test presupposes. */
export type Api = {
  /** Returns the route's output, or fails with the server's error. */
  call<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteOutput<R>>
  /** Uploads a small file, and returns its id. */
  upload(file: ChosenFile): Promise<string>
  /** Returns the raw response, whatever its status. */
  get(path: string): Promise<APIResponse>
  dispose(): Promise<void>
}

export const apiOf = async (request: APIRequest, url: string, username: string): Promise<Api> => {
  const context = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  await context.post(sessionRoutes.signIn.path, { data: { username, password: demoPassword }, failOnStatusCode: true })
  const { auth } = fieldsOf(await (await context.get(sessionRoutes.localStorage.path)).json())
  const authorization = `Bearer ${auth}`
  const api: Api = {
    upload: async ({ name, buffer }) => {
      const { id } = await api.call(uploadRoutes.begin, { body: { name, bytes: buffer.length } })
      await context.patch(fillPath(uploadRoutes.part.path, { id }), {
        params: { at: 0 },
        headers: { authorization, 'content-type': 'application/octet-stream', 'idempotency-key': randomUUID() },
        data: buffer,
        failOnStatusCode: true,
      })
      return (await api.call(uploadRoutes.complete, { params: { id } })).id
    },
    call: async <R extends Route>(route: R, input: RouteInput<R>) => {
      const { params, body } = fieldsOf(input)
      const answer = await context.fetch(fillPath(route.path, fieldsOf(params)), {
        method: route.method,
        headers: { authorization, 'idempotency-key': randomUUID() },
        failOnStatusCode: true,
        ...(route.body && { data: body }),
      })
      return parse<R['output']>(route.output, answer.status() === 204 ? undefined : await answer.json())
    },
    get: (path) => context.get(path, { headers: { authorization } }),
    dispose: () => context.dispose(),
  }
  return api
}
