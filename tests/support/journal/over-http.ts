import * as z from 'zod/mini'
import { apiError } from '#contract/errors.ts'
import type { FileDto } from '#contract/files/files.ts'
import { journalRoutes } from '#contract/journal/journal-routes.ts'
import type { TestClient } from '../client.ts'
import { png } from '../files/pictures.ts'
import { upload } from '../files/upload.ts'

export const get = (client: TestClient, id: string) => client.call(journalRoutes.get, { params: { id } })

export const list = async (client: TestClient, query: object = {}) =>
  z.parse(journalRoutes.list.output, (await client.call(journalRoutes.list, { query })).body).items

/** Returns the fields that a refusal names, with the code of each. */
export const problemsOf = (body: unknown) =>
  z.parse(apiError, body).validationErrors.map(({ field, code }) => `${field} ${code}`)

export const picture = async (client: TestClient, name = 'breakfast.png') =>
  ((await upload(client, await png(20, 20), name)).body as FileDto).id
