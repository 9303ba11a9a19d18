import * as z from 'zod/mini'
import { id, instant, itemParams, text } from '#contract/common.ts'
import { route } from '#contract/route.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { offerMachine } from './offer.machine.ts'

export const offerDto = z.object({
  id,
  status: z.enum(leavesOf(offerMachine)),
  version: z.int(),
  thing: z.string(),
  respondBy: instant,
})
export type OfferDto = z.infer<typeof offerDto>

export const waitingOfferDto = z.object({ id, thing: z.string() })

const path = '/pub/v1/offers'
export const offerRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'The offers of the family, the latest first.',
    output: z.object({ items: z.array(offerDto) }),
  }),
  create: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Offers the other parent a thing.',
    body: z.strictObject({ thing: text(80), respondBy: instant }),
    ok: 201,
    output: offerDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one offer; its chart decides.',
    params: itemParams,
    body: z.strictObject({ type: z.literal('offer.accept'), version: z.int() }),
    output: offerDto,
  }),
} as const
