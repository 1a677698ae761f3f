// This object does what Zod's `config({ jitless: true })` does, without loading Zod.
// Zod then compiles no code at run time, which our content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
