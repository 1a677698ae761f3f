import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Test files run side by side, so that a wait may take long on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// One process runs all files, which takes a quarter of the time, so each file starts with fresh modules, storage and
// page. The library's own cleanup knows only the first file that loads it.
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
afterEach(cleanup)
// jsdom's own frames stop for good when something asks for one while a test has stopped the clock.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)
