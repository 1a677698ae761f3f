import type { LockedPackage, Lockfile } from './lockfile'

const suits = (wanted: string[] | undefined, ours: string) =>
  wanted === undefined ||
  wanted.some((name) => name === ours) ||
  (wanted.every((name) => name.startsWith('!')) && !wanted.includes(`!${ours}`))

/** A package that npm may leave out, made for other machines than the ones that build and serve this. */
export const isForeignPlatform = ({ optional, os, cpu, libc }: LockedPackage): boolean =>
  optional === true && !(suits(os, 'linux') && suits(cpu, 'x64') && suits(libc, 'glibc'))

/**
 * What could be exchanged without anybody's notice: a package without a hash, with a weak one, or with an address of its own. The
 * lockfile names none: npm asks the registry that it is set to, whose answer must have the hash. A package of a foreign platform may lack its hash:
 * npm writes it only where it can fetch the package, and never installs it here.
 */
export function wrongOrigins(lockfile: Lockfile): string[] {
  return Object.entries(lockfile).flatMap(([folder, locked]) => {
    if (locked.link) return [`${folder}: a link to another folder`]
    if (!/^\d+\.\d+\.\d+/.test(locked.version ?? '')) return [`${folder}: no version of a registry`]
    if (locked.resolved) return [`${folder}: from ${locked.resolved}`]
    if (!locked.integrity && isForeignPlatform(locked)) return []
    if (!locked.integrity?.startsWith('sha512-')) return [`${folder}: no SHA-512`]
    return []
  })
}
