import { type FieldProblem, fieldProblems } from '../errors.ts'

const isProblem = (text: string): text is FieldProblem => fieldProblems.some((problem) => problem === text)

/** Parses a schema's message; a problem that names its subject carries it, as in `characterRefused #`. */
export const problemIn = (message: string): { readonly code: FieldProblem; readonly named: string } | null => {
  const [code = '', ...named] = message.split(' ')
  return isProblem(code) ? { code, named: named.join(' ') } : null
}
