// This object does what Zod's `config({ jitless: true })` does, without loading Zod. Our policy forbids Zod to compile code.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
