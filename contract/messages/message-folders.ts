import * as z from 'zod/mini'
import { id, itemParams, line } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** A folder of the viewpoint's own. Nobody else knows of it. */
export const messageFolderDto = z.object({
  id,
  name: z.string(),
  /** The number of messages in it that were not opened. */
  unread: z.int(),
})
export type MessageFolderDto = z.infer<typeof messageFolderDto>

export const folderName = z.strictObject({ name: line(limits.messages.folderName) })
export type TypedFolder = z.infer<typeof folderName>

/** Names every folder of the caller, in the order that they want. */
export const folderOrder = z.strictObject({ ids: z.array(id).check(z.maxLength(limits.messages.folders, 'tooLong')) })

const path = '/pub/v1/message-folders'
const folders = z.object({ items: z.array(messageFolderDto) })
export const messageFolderRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The own folders of the viewpoint, in their order.',
    output: folders,
  }),
  make: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Makes a folder for the caller alone.',
    body: folderName,
    ok: 201,
    output: messageFolderDto,
  }),
  order: route({
    method: 'PUT',
    path,
    access: 'bearer',
    summary: 'Puts the folders of the caller into another order; 409 when they are others by now.',
    body: folderOrder,
    output: folders,
  }),
  rename: route({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'Gives a folder of the caller another name.',
    params: itemParams,
    body: folderName,
    output: messageFolderDto,
  }),
  remove: route({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'Deletes a folder of the caller. Its messages return to where they came in.',
    params: itemParams,
    ok: 204,
    output: z.void(),
  }),
} as const
