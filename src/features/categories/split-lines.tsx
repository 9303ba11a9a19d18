import { chakra } from '@chakra-ui/react/styled-system'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { barPart } from '#src/app/shared/viewer/bar-part.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { SplitBar } from '#src/ui/data/split-bar.tsx'
import { type SplitLine, splitLines } from './split.model.ts'

const Lines = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u1', maxW: '40rem' } })
const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: 'u2',
    rowGap: 'u0.5',
  },
})

type Words = Pick<TranslationFunctions, 'categories' | 'common'>
type SplitLinesProps = { creatorPercent: number; reader: Viewer; words: Words }

function sayWhen({ recorder }: SplitLine, { isYou, nameOf }: Viewer, { split }: Words['categories']): string {
  if (recorder === null) return split.either()
  return isYou(recorder) ? split.youRecord() : split.records({ name: nameOf(recorder) })
}

/** Formats both directions: "When you record: You 60%, Sam 40%", and the reverse. */
export const saySplit = (creatorPercent: number, reader: Viewer, words: Words): string =>
  splitLines(creatorPercent, reader)
    .map((line) => {
      const parts = line.parts.map(({ personId, percent }) => barPart(personId, percent, reader, words).label)
      return words.categories.split.line({ when: sayWhen(line, reader, words.categories), parts: parts.join(', ') })
    })
    .join('; ')

/** Shows both shares with first names, once for each parent who may record the expense. */
export function SplitLines({ creatorPercent, reader, words }: SplitLinesProps) {
  return (
    <Lines>
      {splitLines(creatorPercent, reader).map((line) => {
        const when = sayWhen(line, reader, words.categories)
        return (
          <Line key={when}>
            <chakra.span textStyle="secondary" color="fg.2">
              {when}
            </chakra.span>
            <SplitBar
              label={when}
              parts={line.parts.map(({ personId, percent }) => barPart(personId, percent, reader, words))}
            />
          </Line>
        )
      })}
    </Lines>
  )
}
