import { chakra } from '@chakra-ui/react/styled-system'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fillLink, type IconType, type LinkElement } from './link-element.ts'
import { moveInMenu } from './menu-keys.ts'

const width = 240
const gap = 6

/** Lies over the page, outside of what may clip it. */
const Panel = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    width: `${width}px`,
    maxH: 'calc(100dvh - 80px)',
    overflowY: 'auto',
    p: 'u1',
    bg: 'bg.card',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'card',
    boxShadow: '0 8px 24px rgb(11 58 83 / 0.16)',
    _print: { display: 'none' },
    '& hr': { mx: 'u1', my: 'u1' },
  },
})
const Line = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'u1.5',
    width: 'full',
    minH: { base: '48px', md: '40px' },
    px: 'u1',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})
const Icon = chakra('span', { base: { flexShrink: 0, display: 'flex', width: '20px', color: 'fg.2' } })

/** An entry leads to a page or acts at once. */
export type MenuEntry = { key: string; label: string; icon: IconType } & (
  | { link: LinkElement }
  | { onPress: () => void }
)
export type MenuChoice = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

export type MenuProps = {
  label: string
  /** The button that opened it: the menu stands below, and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>
  /** Shown above the entries: whose menu it is. */
  head?: string
  entries: readonly MenuEntry[]
  /** Stands between the first entry and the others. */
  choice?: MenuChoice
  onClose: () => void
}

/** Below the anchor, with its right edge at the anchor's, within the window. */
function placeBelow(anchor: HTMLElement | null) {
  const { bottom, right } = anchor?.getBoundingClientRect() ?? { bottom: 0, right: 0 }
  return { top: bottom + gap, left: Math.max(8, Math.min(right, innerWidth - 8) - width) }
}

/** Closes when the person presses beside it, scrolls or turns the phone. */
function useLeaving(panel: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>, leave: () => void) {
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const inside = target instanceof Node && (panel.current?.contains(target) || anchor.current?.contains(target))
      if (!inside) leave()
    }
    document.addEventListener('pointerdown', onPress)
    window.addEventListener('scroll', leave)
    window.addEventListener('resize', leave)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      window.removeEventListener('scroll', leave)
      window.removeEventListener('resize', leave)
    }
  }, [panel, anchor, leave])
}

/** A menu of actions and one choice, moved through by the arrow keys. */
export function Menu({ label, anchor, head, entries, choice, onClose }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [place] = useState(() => placeBelow(anchor.current))
  useLeaving(panel, anchor, onClose)
  useLayoutEffect(
    () => panel.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true }),
    [],
  )
  const closeToAnchor = () => {
    anchor.current?.focus({ preventScroll: true })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') closeToAnchor()
    else if (panel.current && moveInMenu(panel.current, event.key)) event.preventDefault()
  }
  const drawn = entries.map((entry) => <Entry key={entry.key} entry={entry} />)
  return createPortal(
    <Panel
      ref={panel}
      role="menu"
      aria-label={label}
      style={place}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={closeToAnchor}
    >
      {head && (
        <chakra.p px="u1" pt="u0.5" pb="u1" textStyle="strong" overflowWrap="anywhere">
          {head}
        </chakra.p>
      )}
      {drawn.slice(0, 1)}
      {choice && (
        <>
          <hr />
          <Choice {...choice} />
          <hr />
        </>
      )}
      {drawn.slice(1)}
    </Panel>,
    document.body,
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { label, icon: Face } = entry
  const content = (
    <>
      <Icon>
        <Face size={20} stroke={1.75} aria-hidden />
      </Icon>
      {label}
    </>
  )
  return (
    <Line asChild role="menuitem" tabIndex={-1}>
      {'link' in entry ? (
        fillLink(entry.link, content)
      ) : (
        <button type="button" onClick={entry.onPress}>
          {content}
        </button>
      )}
    </Line>
  )
}

function Choice({ label, value, options, onChoose }: MenuChoice) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-label={label}>
      <chakra.p px="u1" textStyle="secondary" color="fg.3" aria-hidden>
        {label}
      </chakra.p>
      {options.map((option) => (
        <Line key={option.value} asChild>
          <button
            type="button"
            role="menuitemradio"
            aria-checked={option.value === value}
            tabIndex={-1}
            lang={option.value}
            onClick={() => onChoose(option.value)}
          >
            <Icon>{option.value === value && <IconCheck size={20} stroke={1.75} aria-hidden />}</Icon>
            {option.label}
          </button>
        </Line>
      ))}
    </div>
  )
}
