import { chakra } from '@chakra-ui/react/styled-system'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { written } from '#machines/walk/formats.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { machineTexts } from '../texts/machines.ts'

const formats = { mermaid: 'Mermaid', json: 'JSON', playwright: 'Playwright' } as const
type Format = keyof typeof formats

/** Resolves after the browser has painted, so that the button looks busy before the work begins. */
const painted = () => new Promise((resolve) => setTimeout(resolve))

/** Copies the output of `npm run paths`, or shows it in a field if the page has no access to the clipboard. */
export function CopyButtons({ name }: { name: string }) {
  const { LL } = useI18nContext()
  const { copy } = machineTexts
  const [busy, setBusy] = useState<Format>()
  const [message, setMessage] = useState('')
  const [byHand, setByHand] = useState('')
  const copyAs = async (format: Format) => {
    setBusy(format)
    setMessage('')
    await painted()
    const text = written(name, format)
    const reached = await toClipboard(text)
    setBusy(undefined)
    if (!reached) setByHand(text)
    else setMessage(copy.done({ format: formats[format], lines: text.trimEnd().split('\n').length }))
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="u1">
      {(['mermaid', 'json', 'playwright'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          icon={IconCopy}
          loading={busy === format}
          onClick={() => void copyAs(format)}
        >
          {copy[format]()}
        </Button>
      ))}
      <chakra.span role="status" textStyle="secondary" color="fg.2">
        {message}
      </chakra.span>
      <Dialog
        open={byHand !== ''}
        onClose={() => setByHand('')}
        title={copy.failed()}
        closeLabel={LL.shell.close()}
        size="large"
      >
        <TextArea
          label={copy.text()}
          hint={copy.failedHint()}
          readOnly
          rows={12}
          value={byHand}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </chakra.div>
  )
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
