import { vi } from 'vitest'

// One process tests one file after the other, which saves a sixth of the processor: each begins with modules of its own and
// without what an earlier one has put in their place.
vi.resetModules()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.useRealTimers()
