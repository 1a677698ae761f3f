import { spawnSync } from 'node:child_process'
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

/** By folder, such as `node_modules/next`, without the project itself. */
export type Lockfile = Record<string, LockedPackage>

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

/** Optional and for platforms other than ours. */
export const isForeignPlatform = ({ optional, os, cpu, libc }: LockedPackage): boolean =>
  optional === true && !(suits(os, 'linux') && suits(cpu, 'x64') && suits(libc, 'glibc'))

/**
 * Packages that could be replaced unnoticed: no hash, a weak one or a fixed address. npm uses the configured
 * registry and checks the hash. Foreign platforms may lack it, because npm never installs them here.
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

/** Packages with install scripts that `allowScripts` does not list. */
export function unknownInstallScripts(
  lockfile: Lockfile,
  allowScripts: Record<string, boolean> = {},
): string[] {
  return Object.entries(lockfile)
    .filter(([folder, locked]) => locked.hasInstallScript && allowScripts[nameOf(folder)] !== true)
    .map(([folder]) => folder)
}

/** Unused names in `allowScripts`: somebody could register a package under such a name. */
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

type Severity = 'critical' | 'high' | 'moderate' | 'low' | 'info'
type Report = {
  metadata?: { vulnerabilities?: Partial<Record<Severity, number>> }
  vulnerabilities?: Record<string, { severity: Severity }>
  message?: string
}

/** `unanswered` is not the same as no findings. */
type Audit = { answered: true; serious: string[]; lesser: number } | { answered: false; unanswered: string }

/** Reads the output of `npm audit --json`. */
export function readAudit(output: string): Audit {
  let report: Report
  try {
    report = JSON.parse(output) as Report
  } catch {
    return { answered: false, unanswered: 'npm audit printed no report' }
  }
  if (!report.metadata?.vulnerabilities || !report.vulnerabilities)
    return { answered: false, unanswered: report.message ?? 'npm audit printed no counts' }
  const found = Object.entries(report.vulnerabilities)
  const serious = found.filter(([, { severity }]) => severity === 'high' || severity === 'critical')
  return {
    answered: true,
    serious: serious.map(([name, { severity }]) => `${name}: ${severity}`),
    lesser: found.length - serious.length,
  }
}

export function audit(root: string): Audit {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  return error ? { answered: false, unanswered: error.message } : readAudit(stdout)
}

/**
 * Minimum version. Before 16.2.6 the middleware could be bypassed and the server made to call other hosts
 * (GHSA-267c-6grr-h53f, GHSA-26hh-7cqf-hhc6, GHSA-492v-c6pp-mqqv, GHSA-c4j6-fc7j-m34r); our checks ran on
 * 16.4.6. Raise it with every security release.
 */
export const nextFloor = '16.4.6'

const parts = (version: string) => version.split('.').map(Number)

/** False for anything but an exact version. */
export function reaches(version: string, floor: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false
  const [ours, least] = [parts(version), parts(floor)]
  const first = ours.findIndex((part, place) => part !== least[place])
  return first === -1 || (ours[first] ?? 0) > (least[first] ?? 0)
}

/** Checks the requested and the locked version. */
export function nextBelowFloor(asked: string | undefined, lockfile: Lockfile): string[] {
  const locked = lockfile['node_modules/next']?.version
  const others = Object.keys(lockfile).filter((folder) => folder.endsWith('/node_modules/next'))
  return [
    ...[asked, locked]
      .filter((version) => !version || !reaches(version, nextFloor))
      .map((version) => `next ${version ?? 'is missing'}: at least ${nextFloor}, exactly`),
    ...(asked === locked ? [] : [`next is ${asked} in package.json and ${locked} in the lockfile`]),
    ...others.map((folder) => `${folder}: a second Next`),
  ]
}
