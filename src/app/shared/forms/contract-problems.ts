import { type $ZodType, safeParse } from 'zod/v4/core'
import { type FieldProblem, fieldProblems } from '#contract/errors.ts'
import { isRequestFailure } from '#src/api/failures.ts'

/** Says what is wrong with each field, as a code that the dictionary translates. */
export type ContractProblems<Field extends string> = Partial<Record<Field, FieldProblem>>

const codeOf = (text: string) => fieldProblems.find((code) => code === text)

/** Checks a form by the contract before it is sent, and reads what the server refused. A problem within a list is the field's. */
export function contractProblems<const Field extends string>(fields: readonly Field[]) {
  const fieldOf = (path: string) => fields.find((field) => path === field || path.startsWith(`${field}.`))
  const collect = (found: readonly { readonly path: string; readonly code: string }[]): ContractProblems<Field> => {
    const problems: ContractProblems<Field> = {}
    for (const { path, code } of found) {
      const [field, problem] = [fieldOf(path), codeOf(code)]
      if (field && problem) problems[field] ??= problem
    }
    return problems
  }
  return {
    problemsIn: (schema: $ZodType, value: unknown): ContractProblems<Field> => {
      const { error } = safeParse(schema, value)
      return collect(error?.issues.map(({ path, message }) => ({ path: path.join('.'), code: message })) ?? [])
    },
    problemsOf: (failure: unknown): ContractProblems<Field> =>
      isRequestFailure(failure)
        ? collect(failure.validationErrors.map(({ field, code }) => ({ path: field, code: code ?? '' })))
        : {},
  }
}

/** Hands a code on to the text of a field. */
export const asProblem = (code: FieldProblem | undefined): { readonly message: string } | undefined =>
  code && { message: code }
