import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { type $ZodType, safeParse } from 'zod/v4/core'
import type { ErrorCode, FieldProblem } from '#contract/errors.ts'
import { problemIn } from '#contract/problems/problem-in.ts'
import type { Route } from '#contract/route.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { RuleName } from '../rules.ts'

/** Holds the code of each wrong field, by the form's names of its fields. */
export type Problems = Readonly<Record<string, string>>

type Typed<Values> = Partial<Values> | ((viewer: Viewer) => Partial<Values>)

/** Describes what is typed at an edge case of a form: it fits, a field has a problem, or the server alone refuses it. */
type Row<Values> = {
  readonly rules: readonly RuleName[]
  readonly what: string
  readonly typed: Typed<Values>
  readonly problem?: readonly [field: keyof Values & string, FieldProblem]
  /** The server compares it with other items, so the form sends it. */
  readonly refused?: ErrorCode
  /** This is recorded before it, for the same child. */
  readonly first?: Typed<Values>
}

/** Describes one form of the browser and the route to which it sends. */
type Description<Values> = {
  readonly name: string
  readonly route: Route
  readonly right: (viewer: Viewer) => Values
  readonly problems: (values: Values, viewer: Viewer, now: number) => Problems | Promise<Problems>
  readonly body: (values: Values, viewer: Viewer) => unknown
  /** Finds the form's field by the server's name for it. */
  readonly fieldOf?: (path: readonly string[], values: Values) => string
  /** Says in which field the children are, where each item has a child of its own. */
  readonly withChild?: (childId: string) => Partial<Values>
  readonly rows: readonly Row<Values>[]
}

export type FormEdge = Omit<Row<never>, 'typed' | 'first' | 'problem'> & {
  readonly expected: Problems
  readonly problem: FieldProblem | null
  readonly problems: (viewer: Viewer, now: number) => Promise<Problems>
  readonly body: (viewer: Viewer, childId: string) => object
  readonly before: ((viewer: Viewer, childId: string) => object) | null
  readonly fieldOf: (path: string, viewer: Viewer) => string
}
export type Form = Pick<Description<never>, 'name' | 'route'> & {
  readonly edges: readonly FormEdge[]
  /** Each item has a child of its own, because plans for one child do not overlap. */
  readonly ownChild: boolean
}

const asBody = (value: unknown): object => {
  if (typeof value !== 'object' || value === null) throw new Error('a body has fields')
  return value
}

export const formOf = <Values>(form: Description<Values>): Form => {
  const valuesOf = (typed: Typed<Values>, viewer: Viewer, childId?: string): Values => ({
    ...form.right(viewer),
    ...(childId !== undefined && form.withChild?.(childId)),
    ...(typeof typed === 'function' ? typed(viewer) : typed),
  })
  const bodyOf = (typed: Typed<Values>) => (viewer: Viewer, childId: string) =>
    asBody(form.body(valuesOf(typed, viewer, childId), viewer))
  const edges = form.rows.map(({ typed, first, problem, ...row }) => ({
    ...row,
    expected: problem ? { [problem[0]]: problem[1] } : {},
    problem: problem?.[1] ?? null,
    problems: async (viewer: Viewer, now: number) => form.problems(valuesOf(typed, viewer), viewer, now),
    body: bodyOf(typed),
    before: first === undefined ? null : bodyOf(first),
    fieldOf: (path: string, viewer: Viewer) =>
      form.fieldOf?.(path.split('.'), valuesOf(typed, viewer)) ?? path.split('.')[0] ?? '',
  }))
  return { name: form.name, route: form.route, edges, ownChild: form.withChild !== undefined }
}

const codeOf = (message: unknown): string => problemIn(String(message))?.code ?? String(message)

/** Returns what a form says that is checked by a schema of its fields: the first problem of each. */
export const problemsOfSchema = (schema: $ZodType, values: unknown): Problems => {
  const problems: Record<string, string> = {}
  for (const { path, message } of safeParse(schema, values).error?.issues ?? [])
    problems[String(path[0])] ??= codeOf(message)
  return problems
}

/** Returns the code of what is wrong with a field, or with the first of its parts that has its own. */
const codeWithin = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error)
  return 'message' in error ? codeOf(error.message) : codeWithin(Object.values(error)[0])
}

/** Returns what a form says that is checked by a resolver. */
export const problemsOfResolver = async <Values extends FieldValues, Sent>(
  resolver: Resolver<Values, unknown, Sent>,
  values: Values,
): Promise<Problems> => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors }: { errors: FieldErrors<Values> } = await resolver(values, undefined, options)
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, codeWithin(error)]))
}

/** Makes a text of so many characters. */
export const long = (length: number): string => 'x'.repeat(length)
