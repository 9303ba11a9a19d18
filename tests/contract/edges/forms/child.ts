import { childRoutes } from '#contract/children/children.ts'
import { limits } from '#contract/limits.ts'
import { type ChildValues, childFormSchema } from '#src/features/children/child-form.schema.ts'
import { formOf, long, problemsOfSchema } from './form.ts'

const { max } = limits.childName

/** It is November 20, 2026. */
export const childForm = formOf<ChildValues>({
  name: 'child',
  route: childRoutes.add,
  right: () => ({ firstName: 'Nora', lastName: '', dateOfBirth: '' }),
  problems: (values, { today }) => problemsOfSchema(childFormSchema(today), values),
  body: ({ dateOfBirth, ...names }) => ({ ...names, dateOfBirth: dateOfBirth || null }),
  rows: [
    { rules: ['from1To50'], what: 'one character', typed: { firstName: 'N' } },
    { rules: ['from1To50'], what: 'the longest name', typed: { firstName: long(max) } },
    {
      rules: ['from1To50'],
      what: 'a longer name',
      typed: { firstName: long(max + 1) },
      problem: ['firstName', 'tooLong'],
    },
    { rules: ['from1To50'], what: 'no name', typed: { firstName: '' }, problem: ['firstName', 'required'] },
    {
      rules: ['from1To50'],
      what: 'a longer last name',
      typed: { lastName: long(max + 1) },
      problem: ['lastName', 'tooLong'],
    },
    { rules: ['notBefore1900'], what: 'the first day there is', typed: { dateOfBirth: '1900-01-01' } },
    {
      rules: ['notBefore1900'],
      what: 'the day before',
      typed: { dateOfBirth: '1899-12-31' },
      problem: ['dateOfBirth', 'tooEarly'],
    },
    { rules: ['validDate'], what: 'today', typed: { dateOfBirth: '2026-11-20' } },
    {
      rules: ['validDate'],
      what: 'tomorrow',
      typed: { dateOfBirth: '2026-11-21' },
      problem: ['dateOfBirth', 'inTheFuture'],
    },
    {
      rules: ['validDate'],
      what: 'a day that is none',
      typed: { dateOfBirth: '2026-02-29' },
      problem: ['dateOfBirth', 'notADate'],
    },
  ],
})
