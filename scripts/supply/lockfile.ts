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

type Severity = 'critical' | 'high' | 'moderate' | 'low' | 'info'
type Report = {
  metadata?: { vulnerabilities?: Partial<Record<Severity, number>> }
  vulnerabilities?: Record<string, { severity: Severity }>
  message?: string
}

/** What the registry knows about holes; `unanswered` when it said nothing, which is not the same as nothing found. */
type Audit = { answered: true; serious: string[]; lesser: number } | { answered: false; unanswered: string }

/** Reads what `npm audit --json` printed. */
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
 * No Next older than this. Before 16.2.6 the door (`middleware.ts`) could be walked around and the server made to ask other
 * machines (GHSA-267c-6grr-h53f, GHSA-26hh-7cqf-hhc6, GHSA-492v-c6pp-mqqv, GHSA-c4j6-fc7j-m34r); 16.4.6 is what our own
 * checks ran on. To be raised with every release that mends a hole.
 */
export const nextFloor = '16.4.6'

const parts = (version: string) => version.split('.').map(Number)

/** Whether `version` is `floor` or newer; what is no exact release of three numbers is not. */
export function reaches(version: string, floor: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false
  const [ours, least] = [parts(version), parts(floor)]
  const first = ours.findIndex((part, place) => part !== least[place])
  return first === -1 || (ours[first] ?? 0) > (least[first] ?? 0)
}

/** What is wrong with Next as it is asked for and as it is locked; the two are one version. */
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
