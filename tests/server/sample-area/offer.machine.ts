import { setup } from 'xstate'
import { type By, by, byAmong, type Meta, type TurnIn } from '#machines/shared/turn.ts'

const offerParties = { creator: [], other: ['otherParent'] } as const

type OfferEvent = { readonly by: By } & ({ readonly type: 'offer.accept' } | { readonly type: 'offer.lapse' })

/** `over` says that the time to answer has passed. */
export type OfferFacts = { readonly over: boolean }

/** One parent offers the other a thing, who accepts it in time or lets it lapse. */
export const offerMachine = setup({
  types: {
    context: {} as OfferFacts,
    events: {} as OfferEvent,
    input: {} as OfferFacts,
    meta: {} as Meta<TurnIn<typeof offerParties>>,
  },
  guards: {
    by: byAmong(offerParties),
    isOver: ({ context }) => context.over,
  },
}).createMachine({
  id: 'offer',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      meta: { turns: ['otherParent'], label: 'open', tone: 'attention', due: 'respondBy' },
      on: {
        'offer.accept': { guard: by('otherParent'), target: 'accepted' },
        'offer.lapse': { guard: 'isOver', target: 'lapsed' },
      },
    },
    accepted: { type: 'final', meta: { turns: ['nobody'], label: 'accepted', tone: 'done' } },
    lapsed: { type: 'final', meta: { turns: ['nobody'], label: 'lapsed', tone: 'waiting' } },
  },
})
