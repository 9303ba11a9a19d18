import { chakra } from '@chakra-ui/react/styled-system'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { fillLink, type LinkElement } from '../navigation/link-element.ts'
import { FieldError } from './field-error.tsx'

const Base = chakra('li', {
  base: {
    // Limits the area of the row's link to the row.
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 'u1.5',
    py: 'u1',
    '& + &': { borderTopWidth: '1px' },
  },
})
const Tile = chakra('span', {
  base: {
    boxSize: '40px',
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    bg: 'brand.tint',
    color: 'brand.strong',
    borderRadius: 'control',
    // White paper stands out from a white card by its line.
    '&:has(img)': { borderWidth: '1px' },
    '& img': { objectFit: 'cover', objectPosition: 'top', boxSize: 'full' },
  },
})

/** A choice may have several lines, so it has the whole width, and no room where there is none. */
const Below = chakra('div', { base: { flexBasis: 'full', mt: 'u1', _empty: { display: 'none' } } })

/** The whole row with its picture is clickable; the controls at its end lie above the link. */
const linked = {
  '& a': { display: 'inline-block', minHeight: '24px' },
  '& a:hover': { textDecoration: 'underline' },
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
} as const

export type FileItemProps = {
  id: string
  name: string
  /** Reads like "214 KB · added by Sam". */
  detail?: ReactNode
  /** Replaces the icon with an <img> of the file. */
  preview?: ReactNode
  /** Runs from 0 to 100 during the upload. */
  progress?: { value?: number | undefined; label: string } | undefined
  error?: string | undefined
  remove?: { label: string; onPress: () => void } | undefined
  /** Opens or downloads the file. */
  link?: LinkElement | undefined
  action?: ReactNode
  /** Shows a choice about the file below its row. */
  below?: ReactNode
}

/** Shows one file in a FileDrop or on a card. */
export function FileItem({ id, name, detail, preview, progress, error, remove, link, action, below }: FileItemProps) {
  return (
    <Base>
      <Tile>{preview || <IconFileText size={20} stroke={1.75} aria-hidden />}</Tile>
      <chakra.div flex="1" minW="0">
        <chakra.div textStyle="strong" overflowWrap="anywhere" css={linked}>
          {link ? fillLink(link, name) : name}
        </chakra.div>
        {detail && (
          <chakra.div textStyle="secondary" color="fg.3">
            {detail}
          </chakra.div>
        )}
        {progress && !error && (
          <chakra.div mt="u0.5">
            <ProgressBar label={progress.label} value={progress.value} />
          </chakra.div>
        )}
        <FieldError id={id}>{error}</FieldError>
      </chakra.div>
      {action && <chakra.div position="relative">{action}</chakra.div>}
      {remove && <IconButton icon={IconX} label={remove.label} onClick={remove.onPress} />}
      <Below>{below}</Below>
    </Base>
  )
}
