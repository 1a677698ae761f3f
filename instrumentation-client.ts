// Does what Zod's `config({ jitless: true })` does, without loading Zod: the policy forbids compiling code.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
