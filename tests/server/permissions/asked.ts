import { namedRoutes } from '#tests/support/route-samples.ts'

/** These are excluded, because they would end everybody's sessions or begin one, or change what the others are about. */
const leftOut: readonly string[] = [
  'POST /pub/v1/sign-in',
  'POST /pub/v1/me/sessions/end-others',
  'POST /pub/v1/me/password',
  // It would give the people of the matrix another family.
  'POST /pub/v1/me/families',
  // It would change whom the professionals look as.
  'POST /pub/v1/me/families/choose',
  // It would give them another name to sign in with.
  'PUT /pub/v1/me/username',
]
/** Every other route is asked by everybody. */
export const asked = namedRoutes.filter(({ name }) => !leftOut.includes(name))

const rowOf = /^(?<name>\S+ \S+) +(?<statuses>.+)$/

/** Reads a matrix: a line of people, then a line for each route with the status that each of them is answered. */
export const readMatrix = (matrix: string) => {
  const [people, ...rows] = matrix.trim().split('\n')
  const expected = new Map(rows.map((row) => [rowOf.exec(row)?.groups?.name, rowOf.exec(row)?.groups?.statuses]))
  return { people, expected }
}
