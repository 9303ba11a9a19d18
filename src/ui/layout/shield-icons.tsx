/** Has the props of all icons; text beside it always says the same. */
type ShieldProps = { size?: number; stroke?: number; 'aria-hidden'?: boolean }

const outline = 'M12 3a12 12 0 0 0 8.5 3a12 12 0 0 1 -8.5 15a12 12 0 0 1 -8.5 -15a12 12 0 0 0 8.5 -3'

/** Tabler's shields have their mark outside at the lower edge, where it is lost at text size. */
const shieldWith = (mark: string) =>
  function Shield({ size = 24, stroke = 2 }: ShieldProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={outline} />
        <path d={mark} />
      </svg>
    )
  }

export const IconShieldCheck = shieldWith('M9 12l2 2l4 -4')
export const IconShieldX = shieldWith('M10 10l4 4m0 -4l-4 4')
