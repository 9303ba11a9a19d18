import { and } from 'xstate'
import { keyed } from '../shared/keyed.ts'
import { by } from '../shared/turn.ts'

const unanswered = [
  { turn: 'otherParent', when: 'isUnanswered' },
  { turn: 'secondParent', when: 'isSecondUnanswered' },
] as const
const unbegun = and([by('recorder'), 'hasNotBegun'])

/**
 * The states of everything that one parent, or a professional of both, records and that decides whose day it is, to be put
 * into a chart. Its recorder alone changes or deletes it, until it begins, from which on it is `active`. Either parent may
 * end it then, which cannot be undone; so does the last time that it decides about. A professional ends nothing: what has
 * begun is the parents'. Each parent who did not record it confirms or disputes it at any time before, and may change their
 * mind: that stands beside it and moves nothing. The chart's setup has the guard `by` of `planParties`, `planGuards` and
 * the actions that are named here. `further` is what its chart alone knows, in both states.
 */
export const planStates = <const Entity extends string, Further extends object>(entity: Entity, further: Further) => {
  const answered = {
    ...keyed(`${entity}.confirm` as const, [
      { guard: and([by('otherParent'), 'isNotConfirmed']), actions: 'keepConfirmation' as const },
      { guard: and([by('secondParent'), 'isSecondNotConfirmed']), actions: 'keepSecondConfirmation' as const },
    ]),
    ...keyed(`${entity}.dispute` as const, [
      { guard: and([by('otherParent'), 'isNotDisputed']), actions: 'keepDispute' as const },
      { guard: and([by('secondParent'), 'isSecondNotDisputed']), actions: 'keepSecondDispute' as const },
    ]),
    ...further,
  }
  return {
    upcoming: {
      meta: { turns: unanswered, label: 'upcoming', tone: 'waiting', counts: true, listed: 'active' },
      on: {
        ...answered,
        ...keyed(`${entity}.edit` as const, { guard: unbegun, actions: 'keepContent' as const }),
        ...keyed(`${entity}.delete` as const, { guard: unbegun, target: 'deleted' as const }),
        ...keyed(`${entity}.begun` as const, { guard: and([by('system'), 'hasBegun']), target: 'active' as const }),
      },
    },
    active: {
      meta: { turns: unanswered, label: 'active', tone: 'done', counts: true, listed: 'active' },
      on: {
        ...answered,
        ...keyed(`${entity}.end` as const, [
          { guard: by('creator'), target: 'ended' as const, actions: 'endToday' as const },
          { guard: by('otherParent'), target: 'ended' as const, actions: 'endToday' as const },
          { guard: by('secondParent'), target: 'ended' as const, actions: 'endToday' as const },
        ]),
        ...keyed(`${entity}.lastDayPassed` as const, {
          guard: and([by('system'), 'isOver']),
          target: 'ended' as const,
        }),
      },
    },
    ended: {
      type: 'final',
      meta: { turns: ['nobody'], label: 'ended', tone: 'waiting', counts: true, listed: 'inactive' },
    },
    deleted: { type: 'final', meta: { turns: ['nobody'], label: 'deleted', tone: 'waiting', listed: 'never' } },
  } as const
}
