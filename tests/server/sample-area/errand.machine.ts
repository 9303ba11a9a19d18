import { setup } from 'xstate'
import { type By, by, byAmong, type Meta, type TurnIn } from '#machines/shared/turn.ts'

const errandParties = { creator: [], other: ['otherParent'] } as const

type ErrandEvent = { readonly by: By } & ({ readonly type: 'errand.accept' } | { readonly type: 'errand.lapse' })

/** `over` says that the time to answer has passed. */
export type ErrandFacts = { readonly over: boolean }

/** One parent errands the other a thing, who accepts it in time or lets it lapse. */
export const errandMachine = setup({
  types: {
    context: {} as ErrandFacts,
    events: {} as ErrandEvent,
    input: {} as ErrandFacts,
    meta: {} as Meta<TurnIn<typeof errandParties>>,
  },
  guards: {
    by: byAmong(errandParties),
    isOver: ({ context }) => context.over,
  },
}).createMachine({
  id: 'errand',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      meta: { turns: ['otherParent'], label: 'open', tone: 'attention', due: 'respondBy' },
      on: {
        'errand.accept': { guard: by('otherParent'), target: 'accepted' },
        'errand.lapse': { guard: 'isOver', target: 'lapsed' },
      },
    },
    accepted: { type: 'final', meta: { turns: ['nobody'], label: 'accepted', tone: 'done' } },
    lapsed: { type: 'final', meta: { turns: ['nobody'], label: 'lapsed', tone: 'waiting' } },
  },
})
