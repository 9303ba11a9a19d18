import type { ResolverOptions } from 'react-hook-form'
import { expect, test } from 'vitest'
import { credentials } from '#contract/session.ts'
import { flatResolver } from '#src/app/shared/forms/flat-resolver.ts'
import { laterResolver } from '#src/app/shared/forms/later-resolver.ts'

type Typed = { username: string; password: string }
const options: ResolverOptions<Typed> = { fields: {}, shouldUseNativeValidation: false }
const typed = { username: '', password: 'Two-homes-1-record' }

test('a form is checked by rules that arrive later', async () => {
  const later = laterResolver<Typed>(async () => flatResolver<Typed, Typed>(credentials))
  expect(await later(typed, undefined, options)).toMatchObject({ values: {}, errors: { username: { type: 'schema' } } })
})

test('a form whose rules do not arrive is left to the server', async () => {
  const later = laterResolver<Typed>(() => Promise.reject(new Error('offline')))
  expect(await later(typed, undefined, options)).toEqual({ values: typed, errors: {} })
})
