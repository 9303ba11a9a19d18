import * as z from 'zod/mini'
import { id, instant, itemParams, text } from '#contract/common.ts'
import { route } from '#contract/route.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { errandMachine } from './errand.machine.ts'

export const errandDto = z.object({
  id,
  status: z.enum(leavesOf(errandMachine)),
  version: z.int(),
  thing: z.string(),
  respondBy: instant,
})
export type ErrandDto = z.infer<typeof errandDto>

export const waitingErrandDto = z.object({ id, thing: z.string() })

const path = '/pub/v1/errands'
export const errandRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The errands of the family, the latest first.',
    output: z.object({ items: z.array(errandDto) }),
  }),
  create: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Errands the other parent a thing.',
    body: z.strictObject({ thing: text(80), respondBy: instant }),
    ok: 201,
    output: errandDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one errand; its chart decides.',
    params: itemParams,
    body: z.strictObject({ type: z.literal('errand.accept'), version: z.int() }),
    output: errandDto,
  }),
} as const
