import type { Meta } from '../shared/turn.ts'
import type { PlanFacts, PlanTurn } from './plan.types.ts'

/** `counts`: it decides whose day it is, at least for the days that it lasted. `listed`: as what it is shown. */
export type PlanMeta = Meta<PlanTurn> & {
  readonly counts?: true
  readonly listed: 'active' | 'inactive' | 'never'
}

type Knowing = { readonly context: PlanFacts }

export const planGuards = {
  hasBegun: ({ context }: Knowing): boolean => context.begun,
  hasNotBegun: ({ context }: Knowing): boolean => !context.begun,
  isOver: ({ context }: Knowing): boolean => context.over,
  isUnanswered: ({ context }: Knowing): boolean => context.answer === 'none',
  isNotConfirmed: ({ context }: Knowing): boolean => context.answer !== 'agreed',
  isNotDisputed: ({ context }: Knowing): boolean => context.answer !== 'objected',
  isSecondUnanswered: ({ context }: Knowing): boolean => context.secondAnswer === 'none',
  isSecondNotConfirmed: ({ context: { secondAnswer } }: Knowing): boolean =>
    secondAnswer !== null && secondAnswer !== 'agreed',
  isSecondNotDisputed: ({ context: { secondAnswer } }: Knowing): boolean =>
    secondAnswer !== null && secondAnswer !== 'objected',
}
