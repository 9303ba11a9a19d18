// Counts the bytes of a grouping that screens and later pages load. The search for chunks asks a million times, so sets of
// chunks are bits in buffers that are made once.

export type Parts = {
  readonly sizes: readonly number[]
  readonly lengths: readonly number[]
  /** Each group is loaded by these, as numbers: first screens, and then areas with their later pages. */
  readonly loaders: readonly (readonly number[])[]
  readonly imports: readonly (readonly number[])[]
  readonly screenCount: number
  readonly areaCount: number
}

/** Holds the bytes that each screen loads, those that the later pages of each area do, and the lengths of chunks, until the next question. */
export type Loads = { readonly screens: Float64Array; readonly areas: Float64Array; readonly lengths: Float64Array }

/** Gives the chunk of each group its number. */
export type Places = readonly number[]

const wordBits = 32
const wordOf = (bit: number): number => bit >>> 5
const maskOf = (bit: number): number => 1 << (bit & 31)

/**
 * Returns what tells the loads of a grouping, or null where chunks would import each other in a circle. Each file that is
 * loaded costs `perFile` bytes more.
 */
export function loadsIn(parts: Parts, perFile: number): (places: Places) => Loads | null {
  const { screenCount, areaCount } = parts
  const count = parts.sizes.length
  const sizes = Float64Array.from(parts.sizes)
  const lengths = Float64Array.from(parts.lengths)
  const loaders = pairsOf(parts.loaders)
  const imports = pairsOf(parts.imports)
  const words = Math.ceil(count / wordBits)
  const loaderCount = screenCount + areaCount
  const chunks = new Int32Array(count)
  const chunkSizes = new Float64Array(count)
  const chunkLengths = new Float64Array(count)
  const below = new Int32Array(count * words)
  const loaded = new Int32Array(loaderCount * words)
  const direct = new Int32Array(words)
  const isDone = new Uint8Array(count)
  const isOpen = new Uint8Array(count)
  const loads = new Float64Array(loaderCount)
  const answer = { screens: loads.subarray(0, screenCount), areas: loads.subarray(screenCount), lengths: chunkLengths }

  const gather = (places: Places): void => {
    chunks.set(places)
    chunkSizes.fill(0)
    chunkLengths.fill(0)
    below.fill(0)
    loaded.fill(0)
    for (let at = 0; at < count; at += 1) {
      const chunk = chunks[at] ?? at
      chunkSizes[chunk] = (chunkSizes[chunk] ?? 0) + (sizes[at] ?? 0)
      chunkLengths[chunk] = (chunkLengths[chunk] ?? 0) + (lengths[at] ?? 0)
    }
    for (let at = 0; at < loaders.length; at += 2)
      addBit(loaded, (loaders[at + 1] ?? 0) * words, chunks[loaders[at] ?? 0] ?? 0)
    for (let at = 0; at < imports.length; at += 2) {
      const from = chunks[imports[at] ?? 0] ?? 0
      const to = chunks[imports[at + 1] ?? 0] ?? 0
      if (from !== to) addBit(below, from * words, to)
    }
  }

  /** Adds to each chunk below this one what is below that; false in a circle. */
  const complete = (chunk: number): boolean => {
    if (isDone[chunk] === 1) return true
    if (isOpen[chunk] === 1) return false
    isOpen[chunk] = 1
    for (let word = 0; word < words; word += 1)
      for (let rest = below[chunk * words + word] ?? 0; rest !== 0; rest &= rest - 1) {
        const next = word * wordBits + lowestBit(rest)
        if (!complete(next)) return false
        addAll(below, chunk * words, below, next * words, words)
      }
    isDone[chunk] = 1
    return true
  }
  const isComplete = (): boolean => {
    isDone.fill(0)
    isOpen.fill(0)
    for (let chunk = 0; chunk < count; chunk += 1) if (!complete(chunk)) return false
    return true
  }

  const loadOf = (loader: number): number => {
    const start = loader * words
    direct.set(loaded.subarray(start, start + words))
    forEachBit(direct, 0, words, (chunk) => addAll(loaded, start, below, chunk * words, words))
    let load = 0
    forEachBit(loaded, start, words, (chunk) => {
      load += perFile + (chunkSizes[chunk] ?? 0)
    })
    return load
  }

  return (places) => {
    gather(places)
    if (!isComplete()) return null
    for (let loader = 0; loader < loaderCount; loader += 1) loads[loader] = loadOf(loader)
    return answer
  }
}

/** Lists each group and one of its numbers in turn. */
const pairsOf = (lists: readonly (readonly number[])[]): Int32Array =>
  Int32Array.from(lists.flatMap((list, at) => list.flatMap((number) => [at, number])))

const lowestBit = (word: number): number => 31 - Math.clz32(word & -word)

function addBit(set: Int32Array, start: number, bit: number): void {
  const at = start + wordOf(bit)
  set[at] = (set[at] ?? 0) | maskOf(bit)
}

function addAll(set: Int32Array, start: number, others: Int32Array, from: number, words: number): void {
  for (let word = 0; word < words; word += 1) set[start + word] = (set[start + word] ?? 0) | (others[from + word] ?? 0)
}

function forEachBit(set: Int32Array, start: number, words: number, visit: (bit: number) => void): void {
  for (let word = 0; word < words; word += 1)
    for (let rest = set[start + word] ?? 0; rest !== 0; rest &= rest - 1) visit(word * wordBits + lowestBit(rest))
}
