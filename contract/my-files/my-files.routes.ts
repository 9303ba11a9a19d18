import * as z from 'zod/mini'
import { id, itemParams } from '../common.ts'
import { fileDto } from '../files/files.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import {
  myFileCommand,
  myFileDto,
  myFileSummaryDto,
  myFilesMove,
  myFolderDto,
  newFolder,
  newMyFile,
  storageDto,
} from './my-files.ts'

const path = '/pub/v1/my-files'
const folders = '/pub/v1/my-folders'

/** Ids in an address are separated by commas. */
const ids = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',')),
  ),
  z.array(id).check(z.maxLength(limits.myFiles.atOnce, 'tooLong')),
)

/** The files that a person keeps, and those that others showed them. */
export const myFileRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary:
      'One page of the files of a folder of the viewpoint, or of those that others showed them, the newest first.',
    query: z.object({
      of: z.enum(['own', 'others']),
      /** A folder of the viewpoint's own. Without one, what lies at the top. */
      folder: z.optional(id),
      after: z.optional(z.string().check(z.maxLength(200, 'malformed'))),
      limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))),
    }),
    output: z.object({ items: z.array(myFileSummaryDto), next: z.nullable(z.string()) }),
  }),
  add: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Keeps an uploaded file in a folder. Nobody but the caller sees it.',
    body: newMyFile,
    ok: 201,
    output: myFileDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One file, with the versions that the viewer may read.',
    params: itemParams,
    output: myFileDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one file; its chart decides.',
    params: itemParams,
    body: myFileCommand,
    output: myFileDto,
  }),
  /** What is attached elsewhere is a file of its own, so that neither ever changes who reads the other. */
  copy: route({
    method: 'POST',
    path: `${path}/:id/copies`,
    access: 'bearer',
    summary: 'Makes a file of its own of the newest version, to be attached to something. Its bytes are stored once.',
    params: itemParams,
    ok: 201,
    output: fileDto,
  }),
  move: route({
    method: 'POST',
    path: `${path}/moves`,
    access: 'bearer',
    summary: 'Puts files and folders of the caller’s own into a folder, or at the top.',
    body: myFilesMove,
    ok: 204,
    output: z.void(),
  }),
  zip: route({
    method: 'GET',
    path: `${path}.zip`,
    access: 'cookie',
    pace: 'exports',
    summary: 'The chosen files in one zip, as a stream.',
    query: z.object({ ids }),
    output: z.unknown(),
  }),
} as const

export const myFolderRoutes = {
  list: route({
    method: 'GET',
    path: folders,
    access: 'bearer',
    summary: 'All folders of the caller, by name, and how much of their room is used.',
    output: z.object({ items: z.array(myFolderDto), storage: storageDto }),
  }),
  make: route({
    method: 'POST',
    path: folders,
    access: 'bearer',
    summary: 'Makes a folder; folders are at most eight deep.',
    body: newFolder,
    ok: 201,
    output: myFolderDto,
  }),
  rename: route({
    method: 'PUT',
    path: `${folders}/:id`,
    access: 'bearer',
    summary: 'Gives a folder another name, or puts it into another one.',
    params: itemParams,
    body: newFolder,
    output: myFolderDto,
  }),
  remove: route({
    method: 'DELETE',
    path: `${folders}/:id`,
    access: 'bearer',
    summary: 'Deletes an empty folder.',
    params: itemParams,
    ok: 204,
    output: z.void(),
  }),
} as const
