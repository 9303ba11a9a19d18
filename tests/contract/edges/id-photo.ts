import type { ErrorCode, FieldProblem } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'

type Shot = {
  readonly across?: number
  readonly down?: number
  readonly dpi?: number
  readonly grey?: boolean
  readonly type?: 'jpeg' | 'png'
  readonly table?: string
  readonly paper?: string
  readonly askew?: number
}

type PhotoType = 'image/jpeg' | 'image/png'

/** Describes the photo of an ID at an edge case, and what is said of it: its type, or a refusal. */
type PhotoEdge = { readonly what: string; readonly shot: Shot; readonly said: ErrorCode | PhotoType }

const taken = (what: string, shot: Shot): PhotoEdge => ({ what, shot, said: 'image/jpeg' })
const refused = (said: ErrorCode, what: string, shot: Shot): PhotoEdge => ({ what, shot, said })
const light = { table: '#ffffff', paper: '#cfd8e3' } as const
const whole = { across: 1, down: 1 } as const

export const photoEdges: readonly PhotoEdge[] = [
  taken('in colour, near and sharp', {}),
  { what: 'as a PNG', shot: { type: 'png' }, said: 'image/png' },
  taken('cut to the edges of the card', whole),
  taken('nearer than the card is wide', { across: 1.05, down: 1.05 }),
  taken('a little askew', { across: 0.97, down: 0.97, askew: 1 }),
  taken('on a light table', light),
  taken('at 300 dots to the inch, to the pixel', { ...whole, dpi: limits.idPhoto.dpi }),
  refused('documentTooCoarse', 'one dot below', { ...whole, dpi: limits.idPhoto.dpi - 1 }),
  refused('documentTooCoarse', 'of a third of that', { dpi: 100 }),
  refused('documentNotColour', 'in black and white', { grey: true }),
  refused('documentNotColour', 'in black and white, as a PNG', { grey: true, type: 'png' }),
  taken('that fills 92 % of the frame', { across: 0.96, down: 0.96 }),
  refused('documentTooFar', 'that fills 88 % of the frame', { across: 0.94, down: 0.94 }),
  refused('documentTooFar', 'that fills half of the frame', { across: 0.7, down: 0.7 }),
  refused('documentTooFar', 'with a broad margin on one axis', { across: 0.99, down: 0.8 }),
  refused('documentTooFar', 'from far on a light table', { across: 0.7, down: 0.7, ...light }),
  refused('documentTooFar', 'from far and askew', { across: 0.7, down: 0.7, askew: 4 }),
]

/** Describes the last day of a document, where it is November 20, 2026. */
type ExpiryEdge = { readonly what: string; readonly expires: string; readonly problem: FieldProblem | null }

export const expiryEdges: readonly ExpiryEdge[] = [
  { what: 'that ended yesterday', expires: '2026-11-19', problem: 'documentExpired' },
  { what: 'on its last day', expires: '2026-11-20', problem: null },
]
