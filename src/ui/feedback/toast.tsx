import { chakra } from '@chakra-ui/react/styled-system'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useState } from 'react'
import type { Tone } from '#src/theme/palette.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import type { ToastEntry } from './toast-provider.tsx'

const Base = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'u1',
    width: 'full',
    ps: 'u2',
    pe: 'u0.5',
    py: 'u0.5',
    bg: 'bg.card',
    borderWidth: '1px',
    borderInlineStartWidth: '4px',
    borderRadius: 'card',
    boxShadow: '0 8px 24px #10293a29',
    pointerEvents: 'auto',
    _motionSafe: { animation: 'rise 140ms ease-out' },
  },
})

const stays: ReadonlySet<Tone> = new Set(['problem', 'warning', 'attention'])

type ToastProps = ToastEntry & { dismissLabel: string; onDismiss: () => void }

/** Success messages disappear by themselves unless they are being read; all others stay until they are dismissed. */
export function Toast({ tone, text, dismissLabel, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || stays.has(tone)) return
    const timer = setTimeout(onDismiss, 7000)
    return () => clearTimeout(timer)
  }, [held, tone, onDismiss])
  return (
    <Base
      borderInlineStartColor={`${tone}.edge`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <chakra.span flex="1" py="u1" whiteSpace="pre-line">
        {text}
      </chakra.span>
      <IconButton icon={IconX} label={dismissLabel} onClick={onDismiss} />
    </Base>
  )
}
