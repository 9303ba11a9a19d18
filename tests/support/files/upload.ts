import { uploadRoutes as routes, type UploadDto } from '#contract/files/uploads.ts'
import { limits } from '#contract/limits.ts'
import type { TestAnswer, TestClient } from '../client.ts'

export const begin = (
  client: TestClient,
  name: string,
  bytes: number,
  use?: string,
  keepsPlace?: boolean,
): Promise<TestAnswer> =>
  client.call(routes.begin, { body: { name, bytes, ...(use && { use }), ...(keepsPlace && { keepsPlace }) } })

/** Sends the bytes from `at` on as one part. The content type is the route's, whatever the file is. */
export const sendPart = (client: TestClient, id: string, at: number, contents: Buffer): Promise<TestAnswer> =>
  client.request(
    { method: 'PATCH', url: `/pub/v1/uploads/${id}`, query: { at: String(at) }, payload: contents },
    { 'content-type': 'application/octet-stream' },
  )

export const complete = (client: TestClient, id: string): Promise<TestAnswer> =>
  client.call(routes.complete, { params: { id } })

/** Uploads one file completely in as many parts as needed; stops at the first refusal. `use` is what it is for. */
export const upload = async (
  client: TestClient,
  bytes: Buffer,
  name = 'receipt.png',
  use?: string,
  keepsPlace?: boolean,
): Promise<TestAnswer> => {
  const begun = await begin(client, name, bytes.length, use, keepsPlace)
  if (begun.status !== 201) return begun
  const { id } = begun.body as UploadDto
  for (let at = 0; at < bytes.length; at += limits.uploads.part) {
    const part = await sendPart(client, id, at, bytes.subarray(at, at + limits.uploads.part))
    if (part.status !== 200) return part
  }
  return complete(client, id)
}
