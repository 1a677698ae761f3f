import { config } from 'zod/v4/core'

// Otherwise Zod tries whether it may compile code from text. The policy says no, and each try would be reported as an attack.
config({ jitless: true })
