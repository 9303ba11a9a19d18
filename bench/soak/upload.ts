import * as z from 'zod/mini'
import { fileDto } from '#contract/files/files.ts'
import { uploadDto } from '#contract/files/uploads.ts'
import type { Client } from './client.ts'

const uploads = '/pub/v1/uploads'

/** Uploads a small file as the browser does. Resolves with its id. */
export const uploadedBy = async (person: Client, name: string, text: string): Promise<string> => {
  const bytes = Buffer.from(text)
  const begun = await person.send({ method: 'POST', path: uploads, body: { name, bytes: bytes.length } })
  const { id } = z.parse(uploadDto, begun.body)
  await person.send({ method: 'PATCH', path: `${uploads}/${id}?at=0`, body: bytes })
  const completed = await person.send({ method: 'POST', path: `${uploads}/${id}/complete` })
  return z.parse(fileDto, completed.body).id
}
