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

type Messages = Pick<TranslationFunctions, 'categories' | 'common'>
type SplitLinesProps = { creatorPercent: number; viewer: Viewer; messages: Messages }

function recorderText({ recorder }: SplitLine, { isYou, nameOf }: Viewer, { split }: Messages['categories']): string {
  if (recorder === null) return split.either()
  return isYou(recorder) ? split.youRecord() : split.records({ name: nameOf(recorder) })
}

/** Formats both directions: "When you record: You 60%, Sam 40%", and the reverse. */
export const splitLinesText = (creatorPercent: number, viewer: Viewer, messages: Messages): string =>
  splitLines(creatorPercent, viewer)
    .map((line) => {
      const parts = line.parts.map(({ personId, percent }) => barPart(personId, percent, viewer, messages).label)
      return messages.categories.split.line({
        when: recorderText(line, viewer, messages.categories),
        parts: parts.join(', '),
      })
    })
    .join('; ')

/** Shows both shares with first names, once for each parent who may record the expense. */
export function SplitLines({ creatorPercent, viewer, messages }: SplitLinesProps) {
  return (
    <Lines>
      {splitLines(creatorPercent, viewer).map((line) => {
        const when = recorderText(line, viewer, messages.categories)
        return (
          <Line key={when}>
            <chakra.span textStyle="secondary" color="fg.2">
              {when}
            </chakra.span>
            <SplitBar
              label={when}
              parts={line.parts.map(({ personId, percent }) => barPart(personId, percent, viewer, messages))}
            />
          </Line>
        )
      })}
    </Lines>
  )
}
