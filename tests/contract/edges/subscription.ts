import type { FieldProblem } from '#contract/errors.ts'

/** Describes what is selected on a page that sells, where nothing is selected at first. */
type SelectionEdge = {
  readonly what: string
  readonly selected: { readonly package?: string; readonly term?: string }
  readonly field: 'package' | 'term'
  readonly problem: FieldProblem | null
}

const whole = { package: 'premium', term: 'month' } as const

export const selectionEdges: readonly SelectionEdge[] = [
  { what: 'a package and its term', selected: whole, field: 'package', problem: null },
  { what: 'no package', selected: { term: whole.term }, field: 'package', problem: 'required' },
  { what: 'a package of none', selected: { ...whole, package: 'gold' }, field: 'package', problem: 'required' },
  { what: 'no term', selected: { package: whole.package }, field: 'term', problem: 'required' },
]
