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
