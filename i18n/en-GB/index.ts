import base from '../en-US/index.ts'
import type { Translation } from '../i18n-types.ts'

/** Nothing is worded differently in the United Kingdom. */
const same: Translation = base

export default same
