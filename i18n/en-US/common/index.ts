import type { BaseTranslation } from '../../i18n-types.ts'

/** Words that several areas use. */
const common = {
  happened: {
    title: 'What happened',
    verified: 'Record verified',
    unverified: 'Record not verified',
    unverifiedText: 'This record does not match its seal. Please tell our support.',
    loading: 'Loading what happened',
    failed: 'What happened could not be loaded.',
    retry: 'Try again',
    earlier: 'Show {count:number} earlier entr{{y|ies}}',
  },
  /** Read before a step of a rail, not shown. */
  steps: { past: 'Done', present: 'Now', coming: 'Next' },
  /** An entry of a kind that has no sentence yet. */
  events: {
    other: {
      you: 'You changed something',
      name: '{actor:string} changed something',
      youItem: 'You changed something about {item:string}',
      nameItem: '{actor:string} changed something about {item:string}',
    },
  },
} satisfies BaseTranslation

export default common
