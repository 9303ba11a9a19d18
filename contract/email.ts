import * as z from 'zod/mini'
import { limits } from './limits.ts'

export const email = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(limits.email, 'tooLong'),
    z.email('malformed'),
  )
