import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { numbersIn } from './shift-mappings.ts'

const root = join(import.meta.dirname, '../..')
const routeTree = 'src/routeTree.gen.ts'
const list = 'src/features/features.ts'

export type Script = { readonly code: string; readonly map: { readonly mappings: string; readonly sources: string[] } }

/** A stretch of a script's code, and the line of a source that it comes from. */
type Piece = { readonly from: number; readonly to: number; readonly source: string; readonly line: number }

/** Returns how many bytes, compressed, each area of `src/features` adds to these scripts. */
export function areaWeights(scripts: readonly Script[]): Map<string, number> {
  const areaOf = areas()
  const weights = new Map<string, number>()
  for (const { code, map } of scripts) {
    const pieces = piecesOf(code, map).map((piece) => ({ ...piece, area: areaOf(piece) }))
    for (const area of new Set(pieces.map((piece) => piece.area))) {
      if (area === null) continue
      const others = without(
        code,
        pieces.filter((piece) => piece.area === area),
      )
      weights.set(area, (weights.get(area) ?? 0) + packed(code) - packed(others))
    }
  }
  return weights
}

const packed = (code: string): number => gzipSync(code, { level: 9 }).length

function without(code: string, pieces: readonly Piece[]): string {
  let at = 0
  let rest = ''
  for (const { from, to } of pieces) {
    rest += code.slice(at, from)
    at = to
  }
  return rest + code.slice(at)
}

function piecesOf(code: string, { mappings, sources }: Script['map']): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  let source = 0
  let line = 0
  const lines = code.split('\n')
  for (const [index, segments] of mappings.split(';').entries()) {
    const length = lines[index]?.length ?? 0
    let column = 0
    const marks =
      segments === ''
        ? []
        : segments.split(',').map((segment) => {
            const [columns = 0, sourceBy = 0, lineBy = 0] = numbersIn(segment)
            column += columns
            source += sourceBy
            line += lineBy
            return { column, source, line }
          })
    for (const [at, mark] of marks.entries()) {
      const to = marks[at + 1]?.column ?? length
      const name = (sources[mark.source] ?? '').replace(/^(\.\.\/)+/, '').replace(/\?.*$/, '')
      pieces.push({ from: start + mark.column, to: start + to, source: name, line: mark.line })
    }
    start += length + 1
  }
  return pieces
}

/** Tells which area a piece belongs to; null for what is there without any area. */
function areas(): (piece: Piece) => string | null {
  const ofRoute = new Map<string, string | null>()
  const areaOfRoute = (file: string): string | null => {
    if (!ofRoute.has(file)) ofRoute.set(file, /#src\/features\/([\w-]+)\//.exec(textOf(file))?.[1] ?? null)
    return ofRoute.get(file) ?? null
  }
  const tree = areasOfTree(areaOfRoute)
  const entries = textOf(list)
    .split('\n')
    .map((text) => folderOf(/^ {2}(\w+)Feature,/.exec(text)?.[1]))
  return ({ source, line }) => {
    if (source === routeTree) return tree[line] ?? null
    if (source === list) return entries[line] ?? null
    if (source.startsWith('src/routes/')) return areaOfRoute(source)
    const [, folder = ''] = /^(?:src\/features|contract|machines)\/([\w-]+)\//.exec(source) ?? []
    return existsSync(join(root, 'src/features', folder, `${folder}.feature.ts`)) ? folder : null
  }
}

const textOf = (file: string): string => {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

const folderOf = (name = ''): string | null =>
  name === '' ? null : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Gives the area of each line of the tree of routes. */
function areasOfTree(areaOfRoute: (file: string) => string | null): (string | null)[] {
  const text = textOf(routeTree)
  const files = new Map(
    [...text.matchAll(/import \{ Route as (\w+)RouteImport \} from '\.\/(routes\/[^']+)'/g)].map(
      ([, name = '', path = '']) => [name, areaOfRoute(`src/${path}`)] as const,
    ),
  )
  let open: string | null = null
  return text.split('\n').map((line) => {
    const [, begun] = /^const (\w+)Route = \w+RouteImport\.update/.exec(line) ?? []
    if (begun !== undefined) open = files.get(begun) ?? null
    const [, child] = /^ {2}(\w+)Route: \w+Route\b/.exec(line) ?? []
    const area = child === undefined ? open : (files.get(child) ?? null)
    if (line.startsWith('}')) open = null
    return area
  })
}
