import { vi } from 'vitest'

// All test files run in one process to save time, so each file must reset modules and environment.
vi.resetModules()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.useRealTimers()
