import { type ContractProblems, contractProblems } from '#src/app/shared/forms/contract-problems.ts'

const fields = ['to', 'subject', 'body', 'files'] as const
export type Problems = ContractProblems<(typeof fields)[number]>

export const { problemsIn, problemsOf } = contractProblems(fields)
