import type { BaseTranslation } from '../../i18n-types.ts'

const home = {
  morning: 'Good morning, {name:string}',
  afternoon: 'Good afternoon, {name:string}',
  evening: 'Good evening, {name:string}',
  /** For someone looking on, who is not greeted by another's name. */
  viewing: 'What waits for {name:string}',
  notAParent: {
    title: 'There is nothing here for you to do',
    text: 'Your parents keep track of what they share here. That is theirs to settle, and nothing is asked of you.',
  },
} satisfies BaseTranslation

export default home
