import * as z from 'zod/mini'
import { itemParams } from '../common.ts'
import { route } from '../route.ts'
import { infoEntryCommand, infoEntryDto, newInfoEntry } from './info-entries.ts'

const path = '/pub/v1/info-bank'

export const infoBankRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The Info Bank: what both parents share, and what the caller keeps to themselves.',
    output: z.object({ items: z.array(infoEntryDto) }),
  }),
  write: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Adds an entry, for oneself or shared at once.',
    body: newInfoEntry,
    ok: 201,
    output: infoEntryDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One entry of the Info Bank.',
    params: itemParams,
    output: infoEntryDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one entry; its chart decides.',
    params: itemParams,
    body: infoEntryCommand,
    output: infoEntryDto,
  }),
} as const
