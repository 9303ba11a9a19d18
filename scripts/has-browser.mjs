// Exits with 0 when a browser is installed; .ci/run uses it before anything else is installed.
import { findBrowser } from './browser.mjs'

process.exitCode = (await findBrowser({ install: false })) ? 0 : 1
