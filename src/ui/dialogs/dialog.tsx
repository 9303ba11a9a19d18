import { chakra } from '@chakra-ui/react/styled-system'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { createContext, type ReactNode, use, useId, useLayoutEffect, useRef } from 'react'
import { Actions } from '../buttons/actions.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { coveredHeight } from './above-keyboard.ts'
import { focusFirst, useModal } from './use-modal.ts'

/** Has a radius of 10 in the middle of a desktop; on a phone it is a sheet at the lower edge, as wide as the screen. */
const Base = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    m: 'auto',
    mb: { base: `var(${coveredHeight}, 0px)`, sm: 'auto' },
    width: 'full',
    maxW: { base: '100vw', sm: 'min(var(--dialog-width), calc(100vw - 32px))' },
    maxH: {
      base: `calc(100dvh - 32px - var(${coveredHeight}, 0px))`,
      sm: `calc(100dvh - 64px - var(${coveredHeight}, 0px))`,
    },
    height: 'fit-content',
    bg: 'bg.card',
    color: 'fg',
    borderRadius: { base: '10px 10px 0 0', sm: 'dialog' },
    borderWidth: '1px',
    boxShadow: '0 16px 48px #10293a33',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // A focused field is never scrolled below the buttons.
    scrollPaddingBottom: { base: '144px', sm: '96px' },
    _open: { _motionSafe: { animation: 'rise 140ms ease-out' } },
    _backdrop: { bg: 'backdrop' },
  },
  variants: {
    size: {
      small: { '--dialog-width': '440px' },
      medium: { '--dialog-width': '560px' },
      large: { '--dialog-width': '800px' },
    },
  },
  defaultVariants: { size: 'medium' },
})

/** Leaves room for what covers the lower edge of a phone. */
const edge = { base: 'calc(var(--ev-spacing-u2) + env(safe-area-inset-bottom))', sm: 'u3' }

/**
 * Keeps the buttons at the lower edge while the content scrolls below them, unless the window is so low that they would
 * leave no room for it.
 */
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    mx: { base: '-u2', sm: '-u3' },
    px: { base: 'u2', sm: 'u3' },
    pt: 'u1',
    pb: edge,
    bg: 'bg.card',
    '@media (max-height: 24rem)': { position: 'static' },
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      bottom: '100%',
      height: 'u1.5',
      backgroundImage: 'linear-gradient(to top, var(--ev-colors-bg-card), transparent)',
      pointerEvents: 'none',
    },
  },
})

export type DialogProps = {
  open: boolean
  /** Called on Escape, the close button or the back gesture; the owner then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Shown right before the buttons: "An approval cannot be undone." */
  notice?: ReactNode
  actions?: ReactNode
  size?: 'small' | 'medium' | 'large'
  children?: ReactNode
}

/** Names the heading of the dialog that is already open around this one. */
const OpenDialog = createContext<string | null>(null)

type DialogFrameProps = Pick<DialogProps, 'onClose' | 'size' | 'children'>

/** Stays open while the dialogs inside it follow one another: each shows its content here and opens nothing itself. */
export function DialogFrame({ onClose, size = 'medium', children }: DialogFrameProps) {
  const modal = useModal(true, onClose)
  const heading = useId()
  return (
    <Base {...modal} size={size} aria-labelledby={heading}>
      <OpenDialog value={heading}>{children}</OpenDialog>
    </Base>
  )
}

/** Asks one question over the page. Its content exists only while it is open. */
export function Dialog(props: DialogProps) {
  const framed = use(OpenDialog)
  if (framed === null) return <OwnDialog {...props} />
  return props.open && <Content {...props} heading={framed} />
}

function OwnDialog(props: DialogProps) {
  const { open, onClose, size = 'medium' } = props
  const modal = useModal(open, onClose)
  const heading = useId()
  return (
    <Base {...modal} size={size} aria-labelledby={heading}>
      {open && <Content {...props} heading={heading} />}
    </Base>
  )
}

type ContentProps = Omit<DialogProps, 'open' | 'size'> & { heading: string }

function Content({ onClose, title, closeLabel, notice, actions, children, heading }: ContentProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The content that had the focus was replaced by this one.
    const dialog = ref.current?.closest('dialog')
    if (dialog?.open && !dialog.contains(document.activeElement)) focusFirst(dialog)
  }, [])
  return (
    <chakra.div ref={ref} position="relative" px={{ base: 'u2', sm: 'u3' }} pt="u2.5" pb={actions ? '0' : edge}>
      <chakra.h2 id={heading} textStyle="cardHeading" pe="u5" mb="u1.5">
        {title}
      </chakra.h2>
      {children}
      {notice && <chakra.p mt="u2">{notice}</chakra.p>}
      {actions && (
        <Foot mt={notice ? 'u0.5' : 'u2'}>
          <Actions>{actions}</Actions>
        </Foot>
      )}
      {/* The close button comes last, so that focus begins at the first field or answer. */}
      <chakra.div position="absolute" top="u1.5" insetEnd="u1">
        <IconButton icon={IconX} label={closeLabel} onClick={onClose} />
      </chakra.div>
    </chakra.div>
  )
}
