import type { BaseTranslation } from '../../i18n-types.ts'
import { about } from './about.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const legal = {
  title: 'Legal',
  lead: 'What you agree to, and how we handle your information.',
  contents: 'On this page',
  updated: 'In effect since {date:string}',
  read: {
    terms: 'The rules for using this service: your account, what you record and what stays.',
    privacy: 'What we keep, who sees it, what never leaves, and how to have it erased.',
    about: 'What this is, and how the record can be checked without us.',
  },
  about,
  terms,
  privacy,
} satisfies BaseTranslation

export default legal
