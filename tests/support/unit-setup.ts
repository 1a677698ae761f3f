import { vi } from 'vitest'

// One process runs all files, which saves a sixth of the processor, so each file starts with fresh modules and
// variables.
vi.resetModules()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.useRealTimers()
