// Does the same as Zod's `config({ jitless: true })` without loading Zod on every page. Otherwise Zod would try to compile
// code, which the policy forbids, and browsers would report each try as an attack.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
