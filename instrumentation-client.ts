// What Zod's `config({ jitless: true })` does, without Zod itself on pages that have no use for it. Otherwise it tries
// whether it may compile code: the policy says no, and browsers would report each try as an attack.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
