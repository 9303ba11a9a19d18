import { randomUUID } from 'node:crypto'
import type { Sent, TestAnswer, TestClient } from './client.ts'

/** As a browser sends it; the type it claims is a lie, for nobody should read it. */
export const upload = async (
  client: TestClient,
  bytes: Buffer,
  name = 'receipt.png',
  headers: Sent = {},
): Promise<TestAnswer> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), name)
  return uploadForm(client, form, headers)
}

export const uploadForm = async (client: TestClient, form: FormData, headers: Sent = {}): Promise<TestAnswer> => {
  const encoded = new Response(form)
  return client.request(
    { method: 'POST', url: '/pub/v1/files', payload: Buffer.from(await encoded.arrayBuffer()) },
    { 'content-type': encoded.headers.get('content-type') ?? '', 'idempotency-key': randomUUID(), ...headers },
  )
}
