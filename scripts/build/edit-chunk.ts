import type { Rolldown } from 'vite'
import { shiftMappings } from './shift-mappings.ts'

export type Edit = (from: string, to: string) => void

/** Replaces texts in a finished chunk and keeps its source map true. */
export function editChunk(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, change: (replace: Edit) => void) {
  const asset = bundle[`${chunk.fileName}.map`]
  const map: { mappings: string } | null = asset?.type === 'asset' ? JSON.parse(String(asset.source)) : null
  change((from, to) => {
    for (let at = chunk.code.indexOf(from); at >= 0; at = chunk.code.indexOf(from, at + to.length)) {
      if (map) map.mappings = shiftMappings(map.mappings, chunk.code, at, to.length - from.length)
      chunk.code = chunk.code.slice(0, at) + to + chunk.code.slice(at + from.length)
    }
  })
  if (asset?.type === 'asset' && map) asset.source = JSON.stringify(map)
}

export const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((one) => one.type === 'chunk')

/** Lists the pages, whose source may be replaced. */
export const pagesOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputAsset[] =>
  Object.values(bundle).filter(
    (one) => one.type === 'asset' && one.fileName.endsWith('.html'),
  ) as Rolldown.OutputAsset[]

export function removeChunk(bundle: Rolldown.OutputBundle, file: string): void {
  delete bundle[file]
  delete bundle[`${file}.map`]
}

export const baseOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)
