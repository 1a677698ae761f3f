// Same as Zod's `config({ jitless: true })`, without loading Zod on pages that do not use it. Otherwise Zod tries to compile
// code, which the policy forbids, and browsers report each try as an attack.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
