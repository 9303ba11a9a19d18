import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { globalCss } from './global-css.ts'
import { textStyles } from './text-styles.ts'
import { breakpoints, semanticColors, tokens } from './tokens.ts'

/** We use Chakra's engine with our own tokens only, because its default theme would add 24 kB (gzip) unused. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'ev',
    cssVarsRoot: ':where(html)',
    globalCss,
    theme: {
      breakpoints,
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        pulse: { '50%': { opacity: '0.45' } },
        rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
      },
      tokens,
      semanticTokens: { colors: semanticColors },
      textStyles,
    },
  }),
)
