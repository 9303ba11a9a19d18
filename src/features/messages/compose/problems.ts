import { type $ZodType, safeParse } from 'zod/v4/core'
import { type FieldProblem, fieldProblems } from '#contract/errors.ts'
import { isRequestFailure } from '#src/api/failures.ts'

const fields = ['to', 'subject', 'body', 'files'] as const
/** Says what is wrong with a field, as a code that the dictionary translates. */
export type Problems = Partial<Record<(typeof fields)[number], FieldProblem>>

const fieldOf = (path: string) => fields.find((field) => path === field || path.startsWith(`${field}.`))
const codeOf = (text: string) => fieldProblems.find((code) => code === text)

const collect = (found: readonly { readonly path: string; readonly code: string }[]): Problems => {
  const problems: Problems = {}
  for (const { path, code } of found) {
    const [field, problem] = [fieldOf(path), codeOf(code)]
    if (field && problem) problems[field] ??= problem
  }
  return problems
}

/** Checks a message by the contract before it is sent. */
export const problemsIn = (schema: $ZodType, value: unknown): Problems => {
  const { error } = safeParse(schema, value)
  return collect(error?.issues.map(({ path, message }) => ({ path: path.join('.'), code: message })) ?? [])
}

/** Reads what the server refused. */
export const problemsOf = (failure: unknown): Problems =>
  isRequestFailure(failure)
    ? collect(failure.validationErrors.map(({ field, code }) => ({ path: field, code: code ?? '' })))
    : {}

/** Hands a code on to the text of a field. */
export const asProblem = (code: FieldProblem | undefined): { readonly message: string } | undefined =>
  code && { message: code }
