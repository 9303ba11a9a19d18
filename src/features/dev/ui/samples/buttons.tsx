import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink, type ButtonLook } from '#src/ui/buttons/button.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { here } from './here.tsx'

const variants = ['primary', 'secondary', 'tertiary', 'neutral', 'error', 'join', 'upgrades'] as const
const sizes = ['small', 'medium', 'large'] as const

export function Buttons() {
  const { action } = uiTexts
  return (
    <>
      {variants.map((variant) => (
        <Variant key={variant} variant={variant} />
      ))}
      <Block name="ButtonLink">
        <Sample state="link">
          <ButtonLink variant="secondary" icon={IconDownload} link={here}>
            {action.download()}
          </ButtonLink>
        </Sample>
        <Sample state="wide">
          <ButtonLink variant="secondary" icon={IconDownload} wide link={here}>
            {action.download()}
          </ButtonLink>
        </Sample>
      </Block>
      <IconButtons />
      <Block name="Actions" room="wide">
        <Sample state="normal">
          <Actions>
            <Button variant="secondary">{action.decline()}</Button>
            <Button>{action.approve()}</Button>
          </Actions>
        </Sample>
        <Sample state="long">
          <Actions>
            <Button variant="secondary">{action.long()}</Button>
            <Button>{action.approve()}</Button>
          </Actions>
        </Sample>
      </Block>
    </>
  )
}

function Variant({ variant }: { variant: NonNullable<ButtonLook['variant']> }) {
  const { action } = uiTexts
  const label = action.approve()
  return (
    <Block name={`Button ${variant}`} room="small">
      {sizes.map((size) => (
        <Sample key={size} state="normal" of={size}>
          <Button variant={variant} size={size}>
            {label}
          </Button>
        </Sample>
      ))}
      <Sample state="hover">
        <Button variant={variant} data-hover>
          {label}
        </Button>
      </Sample>
      <Sample state="focus">
        <Button variant={variant} data-focus-visible>
          {label}
        </Button>
      </Sample>
      <Sample state="pressed">
        <Button variant={variant} data-active>
          {label}
        </Button>
      </Sample>
      <Sample state="disabled">
        <Button variant={variant} disabled>
          {label}
        </Button>
      </Sample>
      <Sample state="loading">
        <Button variant={variant} loading>
          {label}
        </Button>
      </Sample>
      <Sample state="icon">
        <Button variant={variant} icon={IconPlus} iconEnd={IconCheck}>
          {action.add()}
        </Button>
      </Sample>
      <Sample state="long">
        <Button variant={variant}>{action.long()}</Button>
      </Sample>
    </Block>
  )
}

function IconButtons() {
  const { action } = uiTexts
  const label = action.remove()
  return (
    <Block name="IconButton" room="small">
      <Sample state="normal">
        <IconButton icon={IconTrash} label={label} />
      </Sample>
      <Sample state="hover">
        <IconButton icon={IconTrash} label={label} data-hover />
      </Sample>
      <Sample state="focus">
        <IconButton icon={IconTrash} label={label} data-focus-visible />
      </Sample>
      <Sample state="disabled">
        <IconButton icon={IconTrash} label={label} disabled />
      </Sample>
    </Block>
  )
}
