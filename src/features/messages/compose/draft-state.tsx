import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { OtherDraft } from './other-draft.tsx'
import type { Compose } from './use-compose.ts'
import { isGone } from './use-draft.ts'

/** Says whether the draft is saved, in one line that a screen reader hears. */
export function DraftState({ compose }: { compose: Compose }) {
  const { form } = useI18nContext().LL.messages
  const viewer = useViewer()
  const { saved, status } = compose.draft
  const text =
    status === 'unsaved'
      ? form.notSaved()
      : status === 'saving'
        ? form.saving()
        : saved
          ? form.saved({ at: viewer.instant(saved.savedAt) })
          : ''
  return (
    <chakra.span role="status" textStyle="secondary" color={status === 'unsaved' ? 'problem.fg' : 'fg.3'}>
      {text}
    </chakra.span>
  )
}

/** Shows all of what was saved elsewhere since, and lets the author choose. Neither is lost meanwhile. */
export function DraftConflict({ compose }: { compose: Compose }) {
  const { form } = useI18nContext().LL.messages
  const { other } = compose.draft
  if (!other) return null
  if (isGone(other))
    return (
      <Banner
        tone="warning"
        announce="alert"
        title={form.gone()}
        action={
          <Button size="small" variant="secondary" onClick={compose.draft.beginAnew}>
            {form.conflict.mine()}
          </Button>
        }
      >
        {form.goneText()}
      </Banner>
    )
  return (
    <>
      <Banner
        tone="warning"
        announce="alert"
        title={form.conflict.title()}
        action={
          <chakra.span display="flex" gap="u1" flexWrap="wrap">
            <Button size="small" variant="secondary" onClick={() => compose.take(other, 'mine')}>
              {form.conflict.mine()}
            </Button>
            <Button size="small" variant="secondary" onClick={() => compose.take(other, 'theirs')}>
              {form.conflict.theirs()}
            </Button>
          </chakra.span>
        }
      >
        {form.conflict.text()}
      </Banner>
      <OtherDraft other={other} />
    </>
  )
}
