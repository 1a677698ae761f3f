// Has the effect of Zod's `config({ jitless: true })` without loading Zod; the content security policy forbids compiling code.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
