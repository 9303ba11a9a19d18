// Exits with 0 when a browser is installed; for .ci/run, before anything else is.
import { findBrowser } from './browser.mjs'

process.exitCode = (await findBrowser({ install: false })) ? 0 : 1
