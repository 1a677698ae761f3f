import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// The timeout is long, because test files run in parallel and a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 })

// All test files run in one process to save time, so each file must clear modules, storage and page.
// Testing Library by itself would clean up only after the tests of the first file that loads the library.
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
afterEach(cleanup)
// jsdom runs no more animation frames after a request while the clock is stopped, so timers replace them here.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)
