/** Reads the modules of a QR code from the rectangles that paint it: dark is true. The code is a square at this place. */
export const paintedCode = (operators: string, modules: number, { x: left, y: top, size }: Square): boolean[][] => {
  const grid = Array.from({ length: modules }, () => Array.from({ length: modules }, () => false))
  const module = size / modules
  for (const [, x = '', y = '', width = ''] of operators.matchAll(/(\S+) (\S+) (\S+) \S+ re/g))
    for (let at = 0; at < Math.round(Number(width) / module); at += 1) {
      const row = grid[Math.round((Number(y) - top) / module)]
      if (row) row[Math.round((Number(x) - left) / module) + at] = true
    }
  return grid
}

export type Square = { readonly x: number; readonly y: number; readonly size: number }

/** Finds the square that a page's QR code fills, and the operators that paint it. */
export const codeOn = (content: string): Square & { readonly operators: string } => {
  const [, operators = ''] = /q 0 g ((?:[\d.]+ [\d.]+ [\d.]+ [\d.]+ re ?)+)f Q/.exec(content) ?? []
  const boxes = [...operators.matchAll(/(\S+) (\S+) (\S+) \S+ re/g)].map((box) => box.slice(1).map(Number))
  const [left, top] = [Math.min(...boxes.map(([x = 0]) => x)), Math.min(...boxes.map(([, y = 0]) => y))]
  const right = Math.max(...boxes.map(([x = 0, , width = 0]) => x + width))
  return { x: left, y: top, size: right - left, operators }
}
