import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Files are tested side by side: what is waited for may come late on a busy machine, and that is no failure.
configure({ asyncUtilTimeout: 10_000 })

// One process tests one file after the other, which takes a quarter of the time: each begins with modules, storage and a page
// of its own. The library's own cleaning knows only the first file that loads it.
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
afterEach(cleanup)
// The page's own frames stand still for good once something asked for one while a test had stopped the clock.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)
