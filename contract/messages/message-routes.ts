import * as z from 'zod/mini'
import { id, itemParams } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { deliveryCommand } from './delivery.ts'
import {
  correspondentDto,
  folderNames,
  messageDto,
  messageMove,
  messagePreferences,
  messageSummaryDto,
  newMessage,
  openedDto,
  threadDto,
} from './messages.ts'

const path = '/pub/v1/messages'
const deliveries = '/pub/v1/deliveries'

export const messageRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'One page of a folder, the latest first. Reading it opens nothing.',
    query: z.object({
      folder: z.union([z.enum(folderNames), id]),
      after: z.optional(z.string().check(z.maxLength(200, 'malformed'))),
      limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))),
    }),
    output: z.object({
      items: z.array(messageSummaryDto),
      next: z.nullable(z.string()),
      /** The number of messages in the folder; null on every page but the first. */
      total: z.nullable(z.int()),
      /** The number of messages on a page: as many as were asked for, else as the caller chose. */
      perPage: z.int(),
    }),
  }),
  correspondents: route({
    method: 'GET',
    path: `${path}/correspondents`,
    access: 'bearer',
    summary: 'To whom the caller may write.',
    output: z.object({ items: z.array(correspondentDto) }),
  }),
  send: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Sends a message. Nobody can change or withdraw it.',
    body: newMessage,
    ok: 201,
    output: messageDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One message; its body only for those who may be given it. Opens nothing.',
    params: itemParams,
    output: messageDto,
  }),
  look: route({
    method: 'POST',
    path: `${path}/:id/look`,
    access: 'bearer',
    summary:
      'Gives the body to a professional who looks as a recipient. It is noted for the professional and stamps nothing.',
    params: itemParams,
    output: messageDto,
  }),
  thread: route({
    method: 'GET',
    path: '/pub/v1/threads/:id',
    access: 'bearer',
    summary: 'The messages of a thread that the caller may see, the oldest first. Opens nothing.',
    params: itemParams,
    output: threadDto,
  }),
  move: route({
    method: 'POST',
    path: `${path}/move`,
    access: 'bearer',
    summary: 'Puts messages into another folder of the caller. Nobody else sees it.',
    body: messageMove,
    ok: 204,
    output: z.void(),
  }),
  preferences: route({
    method: 'GET',
    path: '/pub/v1/me/messages',
    access: 'bearer',
    summary: 'How many messages a page shows the caller.',
    output: messagePreferences,
  }),
  setPreferences: route({
    method: 'PUT',
    path: '/pub/v1/me/messages',
    access: 'bearer',
    summary: 'Keeps how many messages a page shows.',
    body: messagePreferences,
    ok: 204,
    output: z.void(),
  }),
} as const

export const deliveryRoutes = {
  get: route({
    method: 'GET',
    path: `${deliveries}/:id`,
    access: 'bearer',
    summary: 'One delivery with its message. Opens nothing.',
    params: itemParams,
    output: openedDto,
  }),
  events: route({
    method: 'POST',
    path: `${deliveries}/:id/events`,
    access: 'bearer',
    summary: 'Opens what was sent to the caller: records the first view and gives the body.',
    params: itemParams,
    body: deliveryCommand,
    output: openedDto,
  }),
} as const
