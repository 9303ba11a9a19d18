import { chakra } from '@chakra-ui/react/styled-system'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useCallback, useEffect, useState } from 'react'
import { fileRoutes, type FileDto as Receipt } from '#contract/files/files.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { isMissing } from '#src/app/shared/data/failure-text.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import type { Messages } from '../texts.ts'

const Stage = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: '200px',
    bg: 'bg.inset',
    borderRadius: 'control',
    '& img': { maxW: 'full', maxH: '64dvh', objectFit: 'contain' },
    '& img[data-loading]': { opacity: 0 },
  },
})
const Steps = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 'u1', mt: 'u1' },
})

type ReceiptViewerProps = {
  /** Only pictures are shown over the page. */
  pictures: readonly Receipt[]
  shown: Receipt
  onShow: (receipt: Receipt) => void
  onClose: () => void
  messages: Messages
}

/** Shows one picture at a time over the page; an arrow, a key or a press moves to the next. */
export function ReceiptViewer({ pictures, shown, onShow, onClose, messages }: ReceiptViewerProps) {
  const { receipts: texts } = messages.expenses.details
  const at = pictures.findIndex(({ id }) => id === shown.id)
  const several = pictures.length > 1
  const move = useCallback(
    (by: number) => {
      const next = pictures.at((at + by) % pictures.length)
      if (next) onShow(next)
    },
    [pictures, at, onShow],
  )
  useEffect(() => {
    const step = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(1)
      if (key === 'ArrowLeft') move(-1)
    }
    window.addEventListener('keydown', step)
    return () => window.removeEventListener('keydown', step)
  }, [move])
  const content = fillPath(fileRoutes.content.path, { id: shown.id })
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={<chakra.span overflowWrap="anywhere">{shown.name}</chakra.span>}
      closeLabel={texts.viewer.close()}
      actions={
        <>
          <ButtonLink variant="secondary" link={<a href={content} target="_blank" rel="noreferrer" />}>
            {texts.viewer.openTab()}
          </ButtonLink>
          <ButtonLink variant="secondary" link={<a href={`${content}?download=1`} download={shown.name} />}>
            {texts.viewer.download()}
          </ButtonLink>
        </>
      }
    >
      <Picture key={shown.id} receipt={shown} messages={messages} />
      {several && (
        <Steps>
          <IconButton icon={IconChevronLeft} label={texts.viewer.previous()} onClick={() => move(-1)} />
          <chakra.span role="status" textStyle="secondary" color="fg.2">
            {texts.viewer.place({ nth: at + 1, count: pictures.length })}
          </chakra.span>
          <IconButton icon={IconChevronRight} label={texts.viewer.next()} onClick={() => move(1)} />
        </Steps>
      )}
    </Dialog>
  )
}

function Picture({ receipt: { id, name }, messages }: { receipt: Receipt; messages: Messages }) {
  const { client } = useApp()
  const { errors } = useI18nContext().LL
  const { viewer } = messages.expenses.details.receipts
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'refused'>('loading')
  const path = fillPath(fileRoutes.content.path, { id })
  /** A failed image has no reason, so the server is asked for it. */
  const askWhy = () => {
    setState('failed')
    client.send({ path, server: 'page' }).catch((failure: unknown) => {
      if (isMissing(failure)) setState('refused')
    })
  }
  if (state === 'refused')
    return <Banner tone="problem" announce="alert" title={errors.noAccessToFile({ file: name })} />
  if (state === 'failed')
    return (
      <Banner tone="problem" announce="alert" title={viewer.failed()}>
        {viewer.failedText()}
      </Banner>
    )
  return (
    <Stage>
      {state === 'loading' && (
        <chakra.div position="absolute">
          <Spinner size={40} label={viewer.loading({ file: name })} />
        </chakra.div>
      )}
      <img
        src={path}
        alt={name}
        data-loading={state === 'loading' ? true : undefined}
        onLoad={() => setState('shown')}
        onError={askWhy}
      />
    </Stage>
  )
}
