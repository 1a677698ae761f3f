// As Zod's `config({ jitless: true })`, without loading Zod: the policy forbids the code that it would compile.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
