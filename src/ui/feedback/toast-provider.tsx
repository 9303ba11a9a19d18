import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Tone } from '#src/theme/palette.ts'
import { Toast } from './toast.tsx'

export type ToastEntry = { tone: Tone; text: ReactNode }

const ToastContext = createContext<(entry: ToastEntry) => void>(() => {})

/**
 * Shows a brief message: `toast({ tone: 'done', text: LL.saved() })`. It must never be the only place where a fact is
 * shown. Escape takes away the last one.
 */
export const useToast = () => useContext(ToastContext)

const Stack = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    bottom: { base: 'calc(72px + env(safe-area-inset-bottom))', md: 'u3' },
    // Above the main action of a page, which floats over the bottom bar of a phone.
    'body:has([data-floating]) &': { bottom: { base: 'calc(140px + env(safe-area-inset-bottom))', md: 'u3' } },
    // Beside the navigation it covers neither the buttons at the end of the cards nor the column with the facts.
    insetInlineStart: { base: 'u2', sm: 'u3', md: '256px' },
    insetInlineEnd: { base: 'u2', sm: 'auto' },
    width: { sm: '380px' },
    maxW: { sm: 'calc(100vw - 32px)' },
    display: 'flex',
    flexDirection: 'column',
    gap: 'u1',
    pointerEvents: 'none',
  },
})

export function ToastProvider({ dismissLabel, children }: { dismissLabel: string; children: ReactNode }) {
  const [shown, setShown] = useState<(ToastEntry & { id: number })[]>([])
  const last = useRef(0)
  const show = useCallback((entry: ToastEntry) => {
    last.current += 1
    const id = last.current
    setShown((before) => [...before.slice(-2), { ...entry, id }])
  }, [])
  const dismiss = useCallback((id: number) => setShown((before) => before.filter((entry) => entry.id !== id)), [])
  // A message may lie over the element that has the focus (WCAG 2.4.11). Escape closes an open dialog first.
  useEffect(() => {
    const dismissLast = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]'))
        setShown((before) => before.slice(0, -1))
    }
    addEventListener('keydown', dismissLast)
    return () => removeEventListener('keydown', dismissLast)
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <Stack role="status" aria-live="polite">
        {shown.map(({ id, ...entry }) => (
          <Toast key={id} {...entry} dismissLabel={dismissLabel} onDismiss={() => dismiss(id)} />
        ))}
      </Stack>
    </ToastContext>
  )
}
