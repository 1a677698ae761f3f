import { readFileSync } from 'node:fs'
import path from 'node:path'

export type LockedPackage = {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

/** Every package of a lockfile by its folder, `node_modules/next` for example; the project itself is left out. */
export type Lockfile = Record<string, LockedPackage>

export function readLockfile(root: string): Lockfile {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Lockfile
  }
  return Object.fromEntries(Object.entries(packages).filter(([folder]) => folder !== ''))
}

/** The name that a folder of the lockfile stands for. */
export const nameOf = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

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

/** Packages that would run a script of their own when installed and are not named in `allowScripts` of package.json. */
export function unknownInstallScripts(
  lockfile: Lockfile,
  allowScripts: Record<string, boolean> = {},
): string[] {
  return Object.entries(lockfile)
    .filter(([folder, locked]) => locked.hasInstallScript && allowScripts[nameOf(folder)] !== true)
    .map(([folder]) => folder)
}

/** Names in `allowScripts` that no package needs any more: whoever takes such a name over would be let in. */
export function staleInstallScripts(
  lockfile: Lockfile,
  allowScripts: Record<string, boolean> = {},
): string[] {
  const running = new Set(
    Object.entries(lockfile)
      .filter(([, locked]) => locked.hasInstallScript)
      .map(([folder]) => nameOf(folder)),
  )
  return Object.keys(allowScripts).filter((name) => !running.has(name))
}
