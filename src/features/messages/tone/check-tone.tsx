import IconMoodCheck from '@tabler/icons-react/dist/esm/icons/IconMoodCheck.mjs'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import type { Compose } from '../compose/use-compose.ts'
import type { Tone } from './use-tone.ts'

const TonePanel = lazyDialog(async () => (await import('./tone-panel.tsx')).TonePanel)

type ToneProps = { tone: Tone; compose: Pick<Compose, 'body'> }

/** Is offered to those whose plan may have checks. It never stands between a message and its sending. */
export function ToneButton({ tone, compose }: ToneProps) {
  const { form } = useI18nContext().LL.messages
  const { may } = useViewer()
  if (!may('tone.check')) return null
  return (
    <Button
      variant="secondary"
      icon={IconMoodCheck}
      loading={tone.isPending}
      disabled={compose.body.trim() === ''}
      onClick={tone.check}
    >
      {form.tone()}
    </Button>
  )
}

/** Shows what was found, below the text that was checked. */
export const ToneFound = ({ tone }: { tone: Tone }) => <TonePanel open={tone.isError || tone.isSuccess} tone={tone} />
