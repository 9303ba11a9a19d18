import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import type { ConflictError } from '../commands/use-press.ts'
import { sayRefused, type Words } from '../texts.ts'
import { refusedOf } from './refused.model.ts'

type RefusedBannerProps = { refusal: ConflictError; reader: Viewer; words: Words; onSee: () => void }

/** The server refused, because it is no longer what was on the screen: what it was, what it is, and that nothing was done. */
export function RefusedBanner({ refusal, reader, words, onSee }: RefusedBannerProps) {
  const { before, now, press } = refusal
  const { title, text } = sayRefused(words, refusedOf(before, now, press.action, reader), reader)
  return (
    <Banner
      tone="warning"
      announce="alert"
      title={title}
      action={
        <Button variant="secondary" onClick={onSee}>
          {words.expenses.details.refused.see()}
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
