import { keyed } from '../shared/keyed.ts'
import { by } from '../shared/turn.ts'

/** `confirmed` is the state in which both parents agree; `onConfirm` and `onDispute` name the chart's actions. */
type Confirmation<Confirmed extends string, OnConfirm extends string, OnDispute extends string> = {
  readonly confirmed: Confirmed
  readonly onConfirm: OnConfirm
  readonly onDispute: OnDispute
}

/**
 * The first states of everything that one parent records and the other confirms or disputes, to be spread into the
 * states of a chart. What is recorded is one parent's claim, from which nothing follows (`recorded`) until the other
 * confirms it. It ends without consequences when the other denies it (`disputed`) or its creator takes it back
 * (`withdrawn`). The chart's setup has the guard `by` of `claimParties` and the two named actions, its events include
 * `ClaimEvent`, and its meta `ClaimMeta`.
 */
export const claimStates = <
  const Entity extends string,
  const Confirmed extends string,
  const OnConfirm extends string,
  const OnDispute extends string,
>(
  entity: Entity,
  { confirmed, onConfirm, onDispute }: Confirmation<Confirmed, OnConfirm, OnDispute>,
) =>
  ({
    recorded: {
      meta: { turns: ['otherParent'], label: 'recorded', tone: 'attention', asks: 'claim' },
      on: {
        ...keyed(`${entity}.confirm` as const, { guard: by('otherParent'), target: confirmed, actions: onConfirm }),
        ...keyed(`${entity}.dispute` as const, { guard: by('otherParent'), target: 'disputed', actions: onDispute }),
        ...keyed(`${entity}.withdraw` as const, { guard: by('creator'), target: 'withdrawn' }),
      },
    },
    disputed: { type: 'final', meta: { turns: ['nobody'], label: 'disputed', tone: 'problem', rejected: true } },
    withdrawn: { type: 'final', meta: { turns: ['nobody'], label: 'withdrawn', tone: 'waiting', rejected: true } },
  }) as const
