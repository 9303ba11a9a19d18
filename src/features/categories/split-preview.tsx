import { chakra } from '@chakra-ui/react/styled-system'
import { otherPercentOf, parsePercent } from '#domain/money.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { SplitLines } from './split-lines.tsx'

const Pane = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: 'u1', p: 'u2', bg: 'bg.inset', borderRadius: 'control' },
})

type SplitPreviewProps = { creator: string; other: string; viewer: Viewer; messages: TranslationFunctions }

/** Shows both shares with first names while they are typed, so that nobody confuses them. */
export function SplitPreview({ creator, other, viewer, messages }: SplitPreviewProps) {
  const { form } = messages.categories
  const [first, second] = [parsePercent(creator, viewer.locale), parsePercent(other, viewer.locale)]
  const whole = first.ok && second.ok && second.percent === otherPercentOf(first.percent)
  return (
    <Pane aria-live="polite">
      <chakra.h3 textStyle="label">{form.preview()}</chakra.h3>
      {whole ? (
        <SplitLines creatorPercent={first.percent} viewer={viewer} messages={messages} />
      ) : (
        <chakra.p textStyle="secondary" color="fg.2">
          {form.previewEmpty()}
        </chakra.p>
      )}
    </Pane>
  )
}
