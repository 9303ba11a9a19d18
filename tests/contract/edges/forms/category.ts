import { categoryRoutes } from '#contract/categories/categories.ts'
import { limits } from '#contract/limits.ts'
import { type CategoryValues, categoryFormSchema } from '#src/features/categories/category-form.schema.ts'
import { formOf, long, problemsOfSchema } from './form.ts'

const { categoryName, categoryDescription } = limits

/** A figure that is none is no number for the server either; an empty field is no figure. */
const figure = (typed: string): number | undefined => (typed === '' ? undefined : Number(typed))

export const categoryForm = formOf<CategoryValues>({
  name: 'category',
  route: categoryRoutes.add,
  right: () => ({ name: 'Braces', description: '', creatorPercent: '60', otherPercent: '40' }),
  problems: (values, { locale }) => problemsOfSchema(categoryFormSchema(locale, new Set(['general'])), values),
  body: ({ creatorPercent, otherPercent, ...texts }) => ({
    ...texts,
    creatorPercent: figure(creatorPercent),
    otherPercent: figure(otherPercent),
  }),
  rows: [
    { rules: ['categoryName'], what: 'one character', typed: { name: 'B' } },
    { rules: ['categoryName'], what: 'the longest name', typed: { name: long(categoryName) } },
    {
      rules: ['categoryName'],
      what: 'a longer name',
      typed: { name: long(categoryName + 1) },
      problem: ['name', 'tooLong'],
    },
    { rules: ['categoryName'], what: 'no name', typed: { name: '' }, problem: ['name', 'required'] },
    {
      rules: ['categoryDescription'],
      what: 'the longest description',
      typed: { name: 'Music', description: long(categoryDescription) },
    },
    {
      rules: ['categoryDescription'],
      what: 'a longer description',
      typed: { description: long(categoryDescription + 1) },
      problem: ['description', 'tooLong'],
    },
    {
      rules: ['requiredPercentage'],
      what: 'everything and nothing',
      typed: { name: 'Sports', creatorPercent: '100', otherPercent: '0' },
    },
    {
      rules: ['requiredPercentage'],
      what: 'more than everything',
      typed: { creatorPercent: '100.01', otherPercent: '0' },
      problem: ['creatorPercent', 'notAPercent'],
    },
    {
      rules: ['requiredPercentage'],
      what: 'three decimals',
      typed: { creatorPercent: '33.333', otherPercent: '66.67' },
      problem: ['creatorPercent', 'tooManyDecimals'],
    },
    {
      rules: ['requiredPercentage'],
      what: 'less than the whole',
      typed: { otherPercent: '39.99' },
      problem: ['otherPercent', 'notTheWhole'],
    },
    {
      rules: ['requiredPercentage'],
      what: 'no percentage',
      typed: { creatorPercent: '' },
      problem: ['creatorPercent', 'required'],
    },
  ],
})
