import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type LockedPackage = {
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

/** Packages by folder, such as `node_modules/next`; the project itself is not included. */
type Lockfile = Record<string, LockedPackage>

export function readLockfile(root: string): Lockfile {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Lockfile
  }
  return Object.fromEntries(Object.entries(packages).filter(([folder]) => folder !== ''))
}

export const nameOf = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

const suits = (wanted: string[] | undefined, ours: string) =>
  wanted === undefined ||
  wanted.some((name) => name === ours) ||
  (wanted.every((name) => name.startsWith('!')) && !wanted.includes(`!${ours}`))

/** True for an optional package that is not for our platform, which is Linux on x64 with glibc. */
const isForeignPlatform = ({ optional, os, cpu, libc }: LockedPackage): boolean =>
  optional === true && !(suits(os, 'linux') && suits(cpu, 'x64') && suits(libc, 'glibc'))

/** These licences only require that their notice is kept. */
export const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
] as const

const unchanged = 'the licence covers its own files, which are used unchanged'
const notServed = 'never part of what is served'

/** These packages may have a licence that is not in `permissive`; a key is the beginning of a package's name. */
export const exceptions: Readonly<Record<string, { licence: string; because: string }>> = {
  'axe-core': { licence: 'MPL-2.0', because: `${unchanged}; a tool of the tests` },
  'ical.js': { licence: 'MPL-2.0', because: `${unchanged}; a tool of the tests` },
  lightningcss: { licence: 'MPL-2.0', because: `${unchanged}; a tool of the build` },
  '@img/sharp': {
    licence: 'LGPL-3.0-or-later',
    because: 'a library of its own beside Next, exchangeable, unchanged; our server makes no picture smaller',
  },
  'caniuse-lite': {
    licence: 'CC-BY-4.0',
    because: `data with their source named in the package; ${notServed}`,
  },
  'date-holidays': {
    licence: 'CC-BY-3.0',
    because: `data with their source named in the package; ${notServed}`,
  },
}

/** These licences were read in the packages' licence files, because the metadata lacks them or is wrong. */
const corrections: Readonly<Record<string, string>> = {
  'url-template': 'BSD-3-Clause',
  'png-js': 'MIT',
}

/** Of licences joined by AND every one must be allowed, of licences joined by OR only one. */
export function isMet(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/[()]/g, '').trim()
  if (/ OR /.test(plain) && / AND /.test(plain)) return false
  if (/ OR /.test(plain)) return plain.split(' OR ').some((name) => allowed.includes(name))
  return plain.split(' AND ').every((name) => allowed.includes(name))
}

const exceptionFor = (name: string) =>
  Object.entries(exceptions).find(([known]) => name === known || name.startsWith(`${known}-`))?.[1]

type LicenceRow = { folder: string; licence: string; allowed: boolean }

function saidBy(folder: string, root: string): string | undefined {
  const manifest = path.join(root, folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: unknown }
  return typeof license === 'string' ? license : undefined
}

export function listLicences(lockfile: Lockfile, root: string): LicenceRow[] {
  return Object.entries(lockfile).flatMap(([folder, locked]) => {
    const name = nameOf(folder)
    const licence = corrections[name] ?? saidBy(folder, root) ?? locked.license
    // Packages for other platforms are left out, because they are not installed and their licence cannot be read.
    if (!licence && !existsSync(path.join(root, folder)) && isForeignPlatform(locked)) return []
    const exception = exceptionFor(name)
    const allowed = isMet(licence ?? '', exception ? [...permissive, exception.licence] : permissive)
    return [{ folder, licence: licence ?? 'unknown', allowed }]
  })
}
